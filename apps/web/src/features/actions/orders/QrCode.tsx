import encodeQR from 'qr';
import { useMemo, type ReactElement } from 'react';

interface QrCodeProps {
  /** What is written in it. */
  readonly address: string;
  /** What it is for, to those who do not see it. */
  readonly label: string;
}

/** Squares of white around it, without which no camera finds it. */
const quietSquares = 4;

/** An address as a picture that a phone reads. */
export function QrCode({ address, label }: QrCodeProps): ReactElement {
  const { path, size } = useMemo(() => drawn(address), [address]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawn(address: string): { readonly path: string; readonly size: number } {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: quietSquares });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: squares.join(''), size: rows.length };
}
