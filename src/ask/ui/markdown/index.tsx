import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import type {Nodes, Parent, Table} from 'mdast';
import {Fragment, type ReactNode} from 'react';
import ScrollableTable from '../../../components/ScrollableTable';
import {targetOfHit} from '../../../search/core/hit';
import type {Passage} from '../../../search/core/passage';
import {citedParts} from '../../core/citations';
import {isCommand, type IsQuoted} from '../../core/commands';
import Code from '../Code';
import Source from '../Source';
import {parse} from './parse';

export {withoutUnquoted} from './parse';

interface Props {
  text: string;
  /** The passages that the answer cites by their numbers. */
  passages: readonly Passage[];
  isQuoted: IsQuoted;
  onLeave: () => void;
}

/**
 * Renders an answer. Only what is listed here becomes an element, and no HTML is ever parsed, so that
 * nothing in an answer can run, load or open anything by itself.
 */
export function Markdown({text, passages, isQuoted, onLeave}: Props): ReactNode {
  const {url: siteUrl} = useDocusaurusContext().siteConfig;
  return <div className="ask-Markdown">{childrenOf(parse(text))}</div>;

  function childrenOf({children}: Parent): ReactNode[] {
    return children.map((child, index) => <Fragment key={index}>{elementOf(child)}</Fragment>);
  }

  function elementOf(node: Nodes): ReactNode {
    switch (node.type) {
      case 'text':
        return <Cited text={node.value} passages={passages} onLeave={onLeave} />;
      case 'paragraph':
        return <p>{childrenOf(node)}</p>;
      case 'heading':
        // Its level would not fit into those of the page.
        return (
          <p>
            <strong>{childrenOf(node)}</strong>
          </p>
        );
      case 'emphasis':
        return <em>{childrenOf(node)}</em>;
      case 'strong':
        return <strong>{childrenOf(node)}</strong>;
      case 'inlineCode':
        return <InlineCode code={node.value} isQuoted={isQuoted} />;
      case 'code':
        return <Code code={node.value} isQuoted={isQuoted(node.value)} />;
      case 'list':
        return node.ordered ? (
          <ol start={node.start ?? 1}>{childrenOf(node)}</ol>
        ) : (
          <ul>{childrenOf(node)}</ul>
        );
      case 'listItem':
        return <li>{childrenOf(node)}</li>;
      case 'table':
        return <AnswerTable table={node} contentOf={childrenOf} />;
      case 'blockquote':
        return <blockquote>{childrenOf(node)}</blockquote>;
      case 'break':
        return <br />;
      case 'thematicBreak':
        return <hr />;
      case 'link':
        return <AnswerLink url={node.url} siteUrl={siteUrl} text={childrenOf(node)} />;
      case 'linkReference':
        // "[1]" with a definition of it: a citation, wherever the definition leads.
        return node.referenceType === 'shortcut' ? (
          <Cited text={`[${node.label ?? ''}]`} passages={passages} onLeave={onLeave} />
        ) : (
          childrenOf(node)
        );
      case 'image':
      case 'imageReference':
        return node.alt;
      case 'html':
        return node.value;
      default:
        return null;
    }
  }
}

function AnswerTable({
  table,
  contentOf,
}: {
  table: Table;
  contentOf: (cell: Parent) => ReactNode;
}): ReactNode {
  const [head, ...rows] = table.children;
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {head?.children.map((cell, index) => (
            <th key={index} scope="col">
              {contentOf(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.children.map((cell, column) => (
              <td key={column}>{contentOf(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function Cited({text, passages, onLeave}: Pick<Props, 'text' | 'passages' | 'onLeave'>): ReactNode {
  return citedParts(text, passages.length).map((part, index) =>
    typeof part === 'string'
      ? part
      : part.map((number) => {
          const passage = passages[number - 1];
          return (
            passage && (
              <Source
                key={`${index} ${number}`}
                passage={passage}
                className="ask-Citation"
                label={translate(
                  {
                    id: 'ask.source',
                    message: 'Source {number}: {place}',
                    description: 'The name of a link to a passage; place is its page and heading',
                  },
                  {number, place: passage.path.join(' › ')},
                )}
                onLeave={onLeave}
              >
                {number}
              </Source>
            )
          );
        }),
  );
}

function InlineCode({code, isQuoted}: {code: string; isQuoted: IsQuoted}): ReactNode {
  if (!isCommand(code) || isQuoted(code)) {
    return <code>{code}</code>;
  }
  return (
    <>
      <code className="ask-InlineUnquoted">{code}</code>{' '}
      <span className="ask-InlineNote">
        {translate({
          id: 'ask.unquoted.inline',
          message: '(not from the docs)',
          description: 'Behind a command within a sentence that is in no passage',
        })}
      </span>
    </>
  );
}

/** A link to this site, or to another one, whose name is shown: the text may promise anything. */
function AnswerLink({
  url,
  siteUrl,
  text,
}: {
  url: string;
  siteUrl: string;
  text: ReactNode;
}): ReactNode {
  const target = targetOfHit(url, siteUrl);
  if (target === undefined) {
    return text;
  }
  const isOwn = target.startsWith('/');
  return (
    <>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a model may name a page that does not exist, which must fail no build and prefetch nothing */}
      <a href={target} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
      {!isOwn && ` (${new URL(target).host})`}
    </>
  );
}
