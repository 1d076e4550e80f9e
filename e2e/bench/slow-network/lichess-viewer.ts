import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = 'lichess-pgn-viewer@2.4.5';

/**
 * The folder with the script and the style sheet of lichess's viewer. It is fetched from npm the first
 * time. It is GPL, so it is measured here, and nothing of ours depends on it.
 */
export function fetchLichessViewer(root: string): string {
  const cache = join(root, 'node_modules/.cache', PACKAGE);
  const folder = join(cache, 'package/dist');
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: cache });
    execFileSync('tar', ['xzf', 'lichess-pgn-viewer-2.4.5.tgz'], { cwd: cache });
  }
  return folder;
}
