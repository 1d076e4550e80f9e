/** A value for everything that a page can set on the element of any game: `describeElement` tries each. */
export const GAME_VALUES = {
  lang: 'fr',
  dir: 'rtl',
  theme: 'dark',
  mode: 'reference',
  seats: 'human,bot',
  seed: '7',
  start: 'now',
  record: 'nonsense',
  position: 'nonsense',
  pack: '/nowhere.json',
  save: 'evening',
  page: '/play.html',
  guide: true,
  at: 3,
  setup: { nonsense: true },
};
