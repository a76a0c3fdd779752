import type {Page} from '@playwright/test';

interface RunningAnimation {
  /** The class of the element that it animates. */
  target: string;
  playState: AnimationPlayState;
  /** When it ends, in milliseconds. */
  end: number;
}

/**
 * The animations on a page. Left out are those that only follow the reader's scrolling and change
 * only what is masked: nothing moves by them.
 */
export function animationsOf(page: Page): Promise<RunningAnimation[]> {
  return page.evaluate(() => {
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    return document.getAnimations().flatMap(({timeline, effect, playState}) => {
      if (!(effect instanceof KeyframeEffect)) {
        return [];
      }
      const changed = effect
        .getKeyframes()
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((name) => !timing.includes(name));
      return timeline instanceof DocumentTimeline || changed.some((name) => name !== 'maskImage')
        ? [
            {
              target: effect.target?.getAttribute('class') ?? '',
              playState,
              end: Number(effect.getComputedTiming().endTime),
            },
          ]
        : [];
    });
  });
}
