import type { Plugin } from 'vite';

/** A file that a script fetches when it is needed, as it stands in what was built. */
const LATE = /import\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Most browsers keep in mind that a file of scripts could not be fetched (https://github.com/whatwg/html/issues/6768): until the
 * page is loaded anew, every import of it fails at once, however good the line is by then. So what fails is asked for once more
 * by an address of which nobody remembers anything, and by another one each time that somebody tries again.
 */
export function importAgain(): Plugin {
  return {
    name: 'jara-import-again',
    apply: 'build',
    enforce: 'post',
    // A file's name says what is in it, and this comes after the names.
    augmentChunkHash: () => 'import again',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.config.consumer === 'server') return;
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(
              LATE,
              (first, _quote, path) => `${first}.catch(()=>import(\`${path}?\`+Date.now()))`,
            );
      },
    },
  };
}
