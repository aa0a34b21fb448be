/** What a lesson says at the end of a round, where its page has room for it. */
class LastSaid {
  text = $state('');
}

export const lastSaid = new LastSaid();
