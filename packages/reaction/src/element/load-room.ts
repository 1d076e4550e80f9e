/**
 * The rooms of the element, each fetched when it is entered. In a bundle they lie in files beside
 * it, so that a page pays for the rules when somebody looks at a battle, not before.
 */
export const rooms = {
  battle: async () => {
    const [{ BattleRoom }, { battleView }, { startSession }] = await Promise.all([
      import('./battle-room.ts'),
      import('./battle-view.ts'),
      import('./battle-session.ts'),
    ]);
    return { BattleRoom, battleView, startSession };
  },
  odds: async () => (await import('./odds-calculator.ts')).OddsCalculator,
  reference: async () => (await import('./reference.ts')).Reference,
};
