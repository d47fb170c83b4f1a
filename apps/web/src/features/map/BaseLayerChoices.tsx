import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { isMessageId } from '#web/i18n/ErrorText.tsx';
import { T } from '#web/i18n/T.tsx';
import { noBase } from './base-choice.ts';
import type { BaseLayerChoice } from './use-base-layer.ts';

interface BaseLayerChoicesProps {
  readonly base: BaseLayerChoice;
  readonly onChosen: () => void;
}

/** One picture below the parcels, or none. */
export function BaseLayerChoices({ base, onChosen }: BaseLayerChoicesProps): ReactElement[] {
  return [...base.layers.map(({ id }) => id), noBase].map((id) => (
    <MenuItem
      key={id}
      role="menuitemradio"
      aria-checked={id === base.choice}
      selected={id === base.choice}
      onClick={() => {
        base.choose(id);
        onChosen();
      }}
    >
      <ListItemIcon>{id === base.choice && <Check fontSize="small" />}</ListItemIcon>
      <BaseLayerName id={id} />
    </MenuItem>
  ));
}

/** Layers of an installation's own are called by the id that its configuration gives them. */
function BaseLayerName({ id }: { readonly id: string }): ReactElement {
  const { messages } = useIntl();
  const messageId = `map.base.${id}`;
  return isMessageId(messageId, messages) ? <T id={messageId} /> : <>{id}</>;
}
