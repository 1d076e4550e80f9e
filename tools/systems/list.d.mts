export function systemFolders(root: string): readonly string[];
export function systemsModule(root: string): string;
export function allManifest(root: string): string;
export function embedManifest(root: string): string;
export function exportOf(name: string): string;
