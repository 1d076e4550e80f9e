/** Every schema file of the workspace, in a stable order. */
export declare function schemaFiles(base?: string): string[];

/** The generated files of the given schemas, as a map from path to content. */
export declare function compileSchemas(files: readonly string[]): Promise<Map<string, string>>;
