import Translate, {translate} from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {localServers} from '../../config/ask';
import {findServers, type FoundServer} from '../core/models';
import {surroundings} from '../core/reach';
import FailureNote from './FailureNote';

interface Props {
  /** Called with the first server that can be used, or the one that the reader chooses. */
  onFound: (server: FoundServer) => void;
}

type Outcome = 'searching' | readonly FoundServer[];

/** Looks for servers on the usual ports, when the reader says so. */
export default function ServerSearch({onFound}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();

  async function search() {
    setOutcome('searching');
    const servers = await findServers(localServers, surroundings());
    setOutcome(servers);
    const usable = servers.find(({models}) => models.length > 0);
    if (usable) {
      onFound(usable);
    }
  }

  function text(): string {
    if (outcome === undefined) {
      return '';
    }
    if (outcome === 'searching') {
      return translate({
        id: 'ask.servers.searching',
        message: 'Asking the usual ports … Your browser may ask you to allow this.',
        description: 'Shown while servers for language models are looked for',
      });
    }
    return outcome.length === 0
      ? translate({
          id: 'ask.servers.none',
          message:
            'No server answers. Start one, for example with the command below, and look again.',
          description: 'When no server for language models was found; before a command',
        })
      : translate({
          id: 'ask.servers.found',
          message: 'Found:',
          description: 'Before the list of the servers that were found',
        });
  }
  const servers = Array.isArray(outcome) ? (outcome as readonly FoundServer[]) : [];
  return (
    <div className="ask-Servers">
      <button
        type="button"
        className="ask-Button"
        disabled={outcome === 'searching'}
        onClick={() => void search()}
      >
        <Translate
          id="ask.servers.search"
          description="The button that looks for servers on the usual ports of the computer"
        >
          Look for a server
        </Translate>
      </button>
      <p role="status" className="ask-Note">
        {text()}
      </p>
      {outcome !== undefined && outcome !== 'searching' && servers.length === 0 && (
        <FailureNote
          failure={{kind: 'unreachable'}}
          model={{endpoint: localServers[0]?.endpoint ?? '', model: ''}}
        />
      )}
      {servers.map((server) => (
        <div key={server.endpoint}>
          {server.failure ? (
            <FailureNote failure={server.failure} model={{endpoint: server.endpoint, model: ''}} />
          ) : (
            <button type="button" className="ask-Button" onClick={() => onFound(server)}>
              {`${server.name}: ${server.models.join(', ') || '–'}`}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
