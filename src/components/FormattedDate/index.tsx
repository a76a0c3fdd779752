import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {dateFormatData, formatDate, type DateForm, type DateFormat} from './dateFormat';

interface Props {
  /** For example `2026-08-22`, or a time of that day in UTC. */
  date: string;
  form?: DateForm;
  className?: string;
}

/** A date for readers, with its machine-readable form in the `<time>` element. */
export default function FormattedDate({date, form, className}: Props): ReactNode {
  // Set by src/plugins/date-format.
  const format = usePluginData(dateFormatData) as DateFormat;
  return (
    <time className={className} dateTime={date}>
      {formatDate(date, format, form)}
    </time>
  );
}
