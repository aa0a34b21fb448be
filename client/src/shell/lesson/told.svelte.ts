/** What a lesson says at the end of a round, where its page has room for it. */
class Told {
  text = $state('');
}

export const told = new Told();
