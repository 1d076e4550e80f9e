/** All files that the embeds of a built package consist of, by the folder they are in. */
export function embedFiles(dist: string): string[];
