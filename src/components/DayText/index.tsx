import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {dayText} from './day';

interface Props {
  /** For example `2026-08-22`, or a time of that day in UTC. */
  day: string;
  /** `short` leaves out the year. */
  form?: 'long' | 'short';
  className?: string;
}

/** A day as people write it, which programs can read as well. */
export default function DayText({day, form, className}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <time className={className} dateTime={day}>
      {dayText(day, i18n.currentLocale, form)}
    </time>
  );
}
