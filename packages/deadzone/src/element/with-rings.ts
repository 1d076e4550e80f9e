import type { CubeScene } from '../board-view/index.ts';

/** The same scene with rings round some models. */
export function withRings(scene: CubeScene, ids: readonly string[]): CubeScene {
  const figures = scene.figures.map((figure) =>
    ids.includes(figure.id)
      ? { ...figure, marks: [...(figure.marks ?? []), 'target' as const] }
      : figure,
  );
  return { ...scene, figures };
}
