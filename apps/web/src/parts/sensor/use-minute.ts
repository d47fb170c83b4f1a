import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** What time it is, to the minute: what says how long ago something was stays true while it is looked at. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
