import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/**
 * Finds images on a built page that lack what every image needs. The link check finds missing files.
 */
export function imageProblems({file, $}: BuiltPage): Problem[] {
  return $('img')
    .get()
    .flatMap((element) => {
      const image = $(element);
      const name = `image "${image.attr('src') ?? ''}"`;
      const problems: Problem[] = [];
      if (/^(?:https?:)?\/\//.test(image.attr('src') ?? '')) {
        problems.push({
          file,
          message: `${name} comes from another site; put a copy into static/img`,
        });
      }
      if (image.attr('alt') === undefined) {
        problems.push({file, message: `${name} has no alt attribute; give it one`});
      }
      const isSized = [image.attr('width'), image.attr('height')].every(Number);
      if (!isSized) {
        problems.push({
          file,
          message: `${name} has no width and height, so what is below it jumps while it loads; give it both`,
        });
      }
      const isTimed = image.attr('loading') === 'lazy' || image.attr('fetchpriority') === 'high';
      if (image.closest('.markdown').length > 0 && !isTimed) {
        problems.push({
          file,
          message: `${name} loads with the page although it may be far down; give it loading="lazy", or fetchpriority="high" at the top of a page`,
        });
      }
      const formats = image.closest('picture').find('source').get();
      if (
        /\.(?:png|jpe?g|gif)(?:$|[?#])|^data:image\/(?:png|jpeg|gif)/.test(
          image.attr('src') ?? '',
        ) &&
        !formats.some((source) => /^image\/(?:avif|webp)$/.test($(source).attr('type') ?? ''))
      ) {
        problems.push({
          file,
          message: `${name} has no lighter format; put it into a <picture> with a <source> of type image/avif or image/webp`,
        });
      }
      return problems;
    });
}
