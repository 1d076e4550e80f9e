/** The placeholder of a hidden answer in a record: this prefix, and a digest. */
export const SEAL = 'sealed:';

/** The header line with the sealed seed. */
export const SEALED = 'sealed';

/** The header line that opens every seal by a salt of its own. */
export const SALTS = 'salts';

/** The header line of earlier records, with one salt for all seals. */
export const SALT = 'salt';
