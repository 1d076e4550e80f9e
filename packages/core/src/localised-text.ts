/** The languages every text of the kit exists in. */
export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language of the kit. */
export type LocalisedText = Readonly<Record<Language, string>>;
