import type {LoadContext, Plugin} from '@docusaurus/types';
import {dateFormatData, dateFormatOf} from '../../components/FormattedDate/dateFormat';

/** Tells the pages how their language writes dates, for `<FormattedDate />`. */
export default function dateFormat({i18n}: LoadContext): Plugin {
  return {
    name: dateFormatData,
    contentLoaded({actions}) {
      actions.setGlobalData(dateFormatOf(i18n.currentLocale));
    },
  };
}
