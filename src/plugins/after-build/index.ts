import type {LoadContext, Plugin} from '@docusaurus/types';

/** What a step is told of the finished build. */
export type FinishedBuild = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** A plugin of which nothing but `postBuild` is used. */
export interface BuildStep {
  name: string;
  postBuild: (build: FinishedBuild) => Promise<void>;
}

/**
 * Runs the `postBuild` of plugins one after the other, in the order given. Docusaurus runs that of
 * all plugins at once, but a step that reads pages has to come after those that write or change them.
 */
export default function afterBuild(steps: readonly ((context: LoadContext) => BuildStep)[]) {
  return (context: LoadContext): Plugin => {
    const plugins = steps.map((step) => step(context));
    return {
      name: 'after-build',
      async postBuild(build) {
        for (const plugin of plugins) {
          await plugin.postBuild(build);
        }
      },
    };
  };
}
