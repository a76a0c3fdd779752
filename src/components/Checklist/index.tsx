import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {cloneElement, useRef, type ReactNode} from 'react';
import useHydrated from '../../hooks/useHydrated';
import {blocksOf, useIsMarkdown} from '../markdown';
import Steps from '../Steps';
import {nameOfStep} from './nameOfStep';
import styles from './styles.module.css';
import {useTicks} from './useTicks';

interface Props {
  /** One numbered list, as Markdown. */
  children: ReactNode;
  /**
   * Not for writers: src/content/remark/checklist-versions inserts it. It changes with the text, so
   * that nobody finds a step ticked off that they have not read.
   */
  version?: string;
}

/** Steps that readers can tick off. Without JavaScript, they are numbered steps. */
export default function Checklist({children, version = ''}: Props): ReactNode {
  const is = useIsMarkdown();
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const path = useLocation().pathname.replace(/\/$/, '');
  const {done, setDone} = useTicks(`aurora.checklist.${path}.${version}`);
  const list = blocksOf(children).find((block) => is(block, 'ol'));
  const steps = is(list, 'ol') ? blocksOf(list.props.children) : [];

  function step(item: ReactNode, index: number): ReactNode {
    const number = index + 1;
    if (!is(item, 'li')) {
      return item;
    }
    return cloneElement(
      item,
      {},
      // Without the box, the text has the same place among the children, so that it stays as it is.
      isHydrated && (
        <input
          type="checkbox"
          checked={done.has(number)}
          aria-label={translate(
            {
              id: 'components.Checklist.step',
              message: 'Step {number}: {text}',
              description: 'The name of the box that ticks off a step, for screen readers',
            },
            {number, text: nameOfStep(blocksOf(item.props.children), is)},
          )}
          onChange={({target}) =>
            setDone(target.checked ? [...done, number] : [...done].filter((one) => one !== number))
          }
        />
      ),
      item.props.children,
    );
  }

  function startOver() {
    setDone([]);
    // The button is about to disappear.
    root.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={root} className={styles.checklist}>
      <Steps>{is(list, 'ol') && cloneElement(list, {}, steps.map(step))}</Steps>
      <p className={styles.progress}>
        <Translate
          id="components.Checklist.progress"
          description="Below steps that can be ticked off: how many are done, and where that is stored"
          values={{done: done.size, all: steps.length}}
        >
          {'{done} of {all} done on this device'}
        </Translate>
        <button type="button" hidden={done.size === 0} onClick={startOver}>
          <Translate
            id="components.Checklist.startOver"
            description="The button that clears all ticks of a list of steps"
          >
            Start over
          </Translate>
        </button>
      </p>
    </div>
  );
}
