// Browsers start no worker from a file. Where the site is read from one, the search does in a frame of its
// own what it otherwise does in a worker. (The name is the one by which Zensical knows that this is there.)
if (location.protocol === "file:") {
  // Messages are copies that come later, as between threads.
  const deliver = (data, to) => {
    const copy = structuredClone(data);
    setTimeout(() => to?.onmessage?.({ data: copy }));
  };

  window.Worker = class {
    onmessage = null;
    onerror = null;

    constructor(url) {
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => deliver(data, this);
      const script = inside.document.createElement("script");
      this.ready = new Promise((loaded, failed) => {
        script.onload = loaded;
        script.onerror = failed;
      });
      this.ready.catch((error) => this.onerror?.(error));
      script.src = url;
      inside.document.head.append(script);
    }

    postMessage(data) {
      this.ready.then(
        () => deliver(data, this.frame.contentWindow),
        () => {},
      );
    }

    terminate() {
      this.frame.remove();
    }
  };
}
