// Generated from neuroshima-army.schema.json by tools/schema/compile.mjs; change the schema, not this file.
import type { SchemaError } from '@skirmish-kit/core';

/** Whether a value fits the schema. Lists every error. */
export declare function validate<T>(value: unknown): value is T;
export declare namespace validate {
  let errors: readonly SchemaError[] | null | undefined;
}
export default validate;
