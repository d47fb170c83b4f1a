import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { InfoDialog } from '#web/ui/InfoDialog.tsx';
import { infoParts, infoSources, type InfoTopic } from './info-topics.ts';

/** A way to read what something means. */
export function AgronomyInfo({ topic }: { readonly topic: InfoTopic }): ReactElement {
  const text = useText();
  const title = text(`agronomyInfo.${topic}.title`);
  return (
    <InfoDialog label={text('agronomyInfo.open', { title })} title={title}>
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
    </InfoDialog>
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
