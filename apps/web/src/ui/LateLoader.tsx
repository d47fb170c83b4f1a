import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Loader } from './Loader.tsx';

const delayMs = 250;

/** A loader in the place of a part of the screen; what comes at once is not announced by it. */
export function LateLoader({ label }: { readonly label: ReactNode }): ReactElement | null {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Loader label={label} /> : null;
}
