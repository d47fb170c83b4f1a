import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { DialogActions } from '#web/ui/DialogActions.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';
import { infoParts, infoSources, type InfoTopic } from './info-topics.ts';

/** A way to read what something means; the focus comes back to it. */
export function AgronomyInfo({ topic }: { readonly topic: InfoTopic }): ReactElement {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const title = text(`agronomyInfo.${topic}.title`);
  const label = text('agronomyInfo.open', { title });
  return (
    <>
      <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <InfoOutlined fontSize="small" />
      </IconButton>
      {isOpen && (
        <PlainDialog heading={title} onClose={() => setOpen(false)}>
          {infoParts.map((part) => (
            <section key={part}>
              <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
                <T id={`agronomyInfo.${part}`} />
              </Typography>
              <Typography>
                <T id={`agronomyInfo.${topic}.${part}`} />
              </Typography>
            </section>
          ))}
          <InfoSources topic={topic} />
          <DialogActions>
            <Button variant="contained" autoFocus onClick={() => setOpen(false)}>
              <T id="action.close" />
            </Button>
          </DialogActions>
        </PlainDialog>
      )}
    </>
  );
}

/** Whence it is known, of when that is, and what of it is general knowledge. */
function InfoSources({ topic }: { readonly topic: InfoTopic }): ReactElement {
  const [{ basis }] = infoSources[topic];
  return (
    <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 4 }}>
      {infoSources[topic].map(({ document, edition }) => (
        <div key={document}>
          {edition === null ? (
            <T id="agronomyInfo.sourceUndated" values={{ document }} />
          ) : (
            <T id="agronomyInfo.source" values={{ document, edition }} />
          )}
        </div>
      ))}
      <div>
        <T id={`agronomyInfo.basis.${basis}`} />
      </div>
    </Typography>
  );
}
