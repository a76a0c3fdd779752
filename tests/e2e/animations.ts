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
 * only colors or what is masked: nothing moves by them.
 */
export function animationsOf(page: Page): Promise<RunningAnimation[]> {
  return page.evaluate(() => {
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    const still = ['maskImage', 'backgroundColor', 'backgroundImage', 'borderImageSource'];
    return document.getAnimations().flatMap(({timeline, effect, playState}) => {
      if (!(effect instanceof KeyframeEffect)) {
        return [];
      }
      const changed = effect
        .getKeyframes()
        .flatMap((keyframe) => Object.keys(keyframe))
        .filter((name) => !timing.includes(name));
      return timeline instanceof DocumentTimeline || changed.some((name) => !still.includes(name))
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
