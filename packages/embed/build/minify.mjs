import { minify as shortest } from 'rolldown/utils';

/** To a browser that knows it: compile all of this file beside the page's thread, before it runs. */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Leaves out of a file of an embed what only its readers need (a plugin for Rollup's outputs);
 * `calledOnLoad` says which files run as soon as they are there.
 */
export function minify({ calledOnLoad = () => false } = {}) {
  return {
    name: 'minify',
    async renderChunk(code, chunk, { format }) {
      const { code: short, errors } = await shortest(chunk.fileName, code, {
        // At the top of a plain script, `this` is the page's window.
        module: format === 'es',
        // Nothing here happens because a property was read.
        compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } },
        mangle: { toplevel: true },
        codegen: { removeWhitespace: true, legalComments: 'none' },
      });
      if (errors.length > 0) throw new Error(`${chunk.fileName}: ${errors[0].message}`);
      return { code: `${calledOnLoad(chunk) ? CALLED_ON_LOAD : ''}${short}`, map: null };
    },
  };
}
