import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {formatDate} from './formatDate';

interface Props {
  /** For example `2026-08-22`, or a time of that day in UTC. */
  date: string;
  /** `short` leaves out the year. */
  form?: 'long' | 'short';
  className?: string;
}

/** A date for readers, with its machine-readable form in the `<time>` element. */
export default function FormattedDate({date, form, className}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <time className={className} dateTime={date}>
      {formatDate(date, i18n.currentLocale, form)}
    </time>
  );
}
