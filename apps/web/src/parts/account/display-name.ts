import type { User } from '@brazda/contract/gateway/users.ts';
import { useQuery } from '@tanstack/react-query';
import { profileOptions } from './profile.queries.ts';
import { useClaims } from '#web/lib/session-context.ts';

/** First and last name, or the email where both are empty. */
export function displayNameOf({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const name = [firstName.trim(), lastName.trim()].filter(Boolean).join(' ');
  return name === '' ? email : name;
}

/** The letter that stands for somebody; whole also where it takes two units of text. */
export function initialOf(name: string): string {
  const [first = ''] = name;
  return first.toLocaleUpperCase();
}

/** How whoever is signed in is called; by their email until more is known. */
export function useDisplayName(): string {
  const email = useClaims()?.principal ?? '';
  const { data } = useQuery({ ...profileOptions(email), enabled: email !== '' });
  return data ? displayNameOf(data) : email;
}
