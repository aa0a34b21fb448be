/** The day that it is where the reader is; a page that stays open over midnight notices when the reader returns. */

import { dayOf } from './days';

class Today {
  day = $state(dayOf(new Date()));

  constructor() {
    const renew = (): string => (this.day = dayOf(new Date()));
    addEventListener('pageshow', renew);
    document.addEventListener('visibilitychange', renew);
  }
}

export const today = new Today();
