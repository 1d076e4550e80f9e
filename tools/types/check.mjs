// node tools/types/check.mjs <tsconfig>: checks the types of one project's files. Files of the projects it
// leans on are read for what they declare; whether they are right is checked with their own project.
import { join, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
  resolve(process.argv[2]),
  { incremental: false, tsBuildInfoFile: undefined },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => tell([problem]) },
);
const program = ts.createProgram({ rootNames: fileNames, options });
const own = new Set(fileNames);
tell([
  ...errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program
    .getSourceFiles()
    .filter(({ fileName }) => own.has(fileName))
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
]);

function tell(problems) {
  if (problems.length === 0) return;
  const host = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  };
  console.log(ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(problems), host));
  process.exitCode = 1;
}
