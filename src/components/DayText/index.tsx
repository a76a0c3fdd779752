import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {dayText} from './day';

interface Props {
  /** For example `2026-08-22`. */
  day: string;
}

/** A day as people write it, which programs can read as well. */
export default function DayText({day}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return <time dateTime={day}>{dayText(day, i18n.currentLocale)}</time>;
}
