import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import {localServers, type AskFields} from '../../config/ask';
import {
  contextFrom,
  largestContext,
  modelIn,
  type AskSettings,
  type Source,
} from '../core/settings';
import {smallestContext} from '../core/fitPassages';
import ConnectionTest from './ConnectionTest';
import ForgetButton from './ForgetButton';
import ServerSearch from './ServerSearch';

interface Props {
  settings: AskSettings;
  fields: AskFields;
  canConnect: boolean;
  /** Whether there are questions to forget. */
  hasConversation: boolean;
  onChange: (settings: AskSettings) => void;
  onForget: () => void;
  onDone: () => void;
}

/** Where answers come from. Nothing is contacted before a button is pressed. */
export default function Settings(props: Props): ReactNode {
  const {settings, fields, canConnect, hasConversation, onChange, onForget, onDone} = props;
  const {source, endpoint, model, context} = settings;
  const [models, setModels] = useState<readonly string[]>([]);
  const id = useId();
  const connected = modelIn(settings, fields);

  const sources: {value: Source; label: string; help: string}[] = [
    {
      value: 'docs',
      label: translate({
        id: 'ask.source.docs',
        message: 'The docs alone',
        description: 'A setting: no language model',
      }),
      help: translate({
        id: 'ask.source.docs.help',
        message: 'Passages, as they are written. Nothing is sent.',
        description: 'Explains the setting without a language model',
      }),
    },
    ...(fields.allowsLocal
      ? [
          {
            value: 'local' as const,
            label: translate({
              id: 'ask.source.local',
              message: 'A model on this computer',
              description: 'A setting: a language model that the reader runs',
            }),
            help: translate({
              id: 'ask.source.local.help',
              message: 'Your questions and the passages go to that model, and nowhere else.',
              description: 'Explains the setting with a language model of the reader',
            }),
          },
        ]
      : []),
    ...(fields.hosted
      ? [
          {
            value: 'hosted' as const,
            label: translate(
              {
                id: 'ask.source.hosted',
                message: 'The model of this site, at {host}',
                description: 'A setting: a language model that the site offers',
              },
              {host: new URL(fields.hosted.endpoint).host},
            ),
            help: translate({
              id: 'ask.source.hosted.help',
              message: 'Your questions and the passages go to that server over the internet.',
              description: 'Explains the setting with the language model of the site',
            }),
          },
        ]
      : []),
  ];
  return (
    <div className="ask-Settings">
      <fieldset>
        <legend>
          <Translate id="ask.settings.source" description="The question that a setting answers">
            Where do answers come from?
          </Translate>
        </legend>
        {sources.map(({value, label, help}) => (
          <label key={value} className="ask-Choice">
            <input
              type="radio"
              name={`${id}-source`}
              checked={source === value}
              onChange={() => onChange({...settings, source: value})}
            />
            <span>
              <strong>{label}</strong>
              <br />
              {help}
            </span>
          </label>
        ))}
      </fieldset>
      {source === 'local' && (
        <>
          <ServerSearch
            onFound={({endpoint: found, models: names}) => {
              setModels(names);
              onChange({...settings, endpoint: found, model: names[0] ?? ''});
            }}
          />
          <div className="ask-Fields">
            <label htmlFor={`${id}-endpoint`}>
              <Translate id="ask.settings.address" description="The label of a setting">
                Address
              </Translate>
            </label>
            <select
              id={`${id}-endpoint`}
              className="ask-Field"
              value={endpoint}
              onChange={({target}) => {
                setModels([]);
                onChange({...settings, endpoint: target.value});
              }}
            >
              {localServers.map((server) => (
                <option key={server.endpoint} value={server.endpoint}>
                  {`${new URL(server.endpoint).host} (${server.name})`}
                </option>
              ))}
            </select>
            <label htmlFor={`${id}-model`}>
              <Translate id="ask.settings.model" description="The label of a setting">
                Model
              </Translate>
            </label>
            <input
              id={`${id}-model`}
              className="ask-Field"
              list={`${id}-models`}
              value={model}
              autoComplete="off"
              spellCheck={false}
              onChange={({target}) => onChange({...settings, model: target.value.trim()})}
            />
            <datalist id={`${id}-models`}>
              {models.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
        </>
      )}
      {source !== 'docs' && (
        <div className="ask-Fields">
          <label htmlFor={`${id}-context`}>
            <Translate id="ask.settings.context" description="The label of a setting">
              Context, in tokens
            </Translate>
          </label>
          <input
            id={`${id}-context`}
            className="ask-Field"
            type="number"
            inputMode="numeric"
            min={smallestContext}
            max={largestContext}
            step={1_024}
            defaultValue={context}
            key={context}
            aria-describedby={`${id}-context-help`}
            onBlur={({target}) =>
              onChange({...settings, context: contextFrom(target.valueAsNumber)})
            }
          />
          <p id={`${id}-context-help`} className="ask-Help">
            <Translate
              id="ask.settings.context.help"
              description="Explains the size of the context"
            >
              How much the model reads and writes at once, as its server is set. With less, fewer
              passages are sent.
            </Translate>
          </p>
        </div>
      )}
      {source !== 'docs' && connected && (
        <ConnectionTest key={JSON.stringify(connected)} model={connected} />
      )}
      <div className="ask-Actions ask-SettingsEnd">
        <button type="button" className="ask-Button ask-Button--primary" onClick={onDone}>
          <Translate id="ask.settings.done" description="The button that leaves the settings">
            Done
          </Translate>
        </button>
        <ForgetButton hasConversation={hasConversation} onForget={onForget} />
      </div>
      {!canConnect && (
        <p className="ask-Help">
          <Translate
            id="ask.settings.off"
            description="Shown on a site that allows no language model"
          >
            This site answers from its docs alone.
          </Translate>
        </p>
      )}
    </div>
  );
}
