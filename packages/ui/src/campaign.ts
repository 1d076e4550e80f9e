/** The parts of a game that contains other games and outlives them: a campaign with its book. */
export { answerButtons } from './frame/answer-buttons.ts';
export { NestedGameHost } from './frame/nested-game-host.ts';
export { CampaignSave } from './campaign-save.ts';
