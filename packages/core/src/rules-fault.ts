/** The rules of a system failed: a mistake in a system or in what a pack's code does, not in play. */
export class RulesFault extends Error {
  readonly code: 'endless' | 'not-repeatable' | 'bot-refused' | 'not-last';

  constructor(code: RulesFault['code'], message: string) {
    super(message);
    this.name = 'RulesFault';
    this.code = code;
  }
}
