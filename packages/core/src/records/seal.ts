/** What stands in a record for an answer that only some may know: this, and a digest. */
export const SEAL = 'sealed:';

/** The header line with the sealed seed, and the one that opens all seals. */
export const SEALED = 'sealed';
export const SALT = 'salt';
