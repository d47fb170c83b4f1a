import type { Language } from '@brazda/contract/shapes.ts';

/** What the mail that invites somebody to a farm says. */
export interface InvitationWords {
  /** As it goes on after the name of the product. */
  readonly title: (farm: string) => string;
  readonly lead: (inviter: string, farm: string) => string;
  readonly how: (email: string) => string;
  readonly action: string;
  readonly validity: string;
  readonly ignore: string;
}

export const invitationWords: Readonly<Record<Language, InvitationWords>> = {
  cs: {
    title: (farm) => `pozvánka na farmu ${farm}`,
    lead: (inviter, farm) => `${inviter} vás zve ke společné práci na farmě ${farm}.`,
    how: (email) => `Přihlaste se účtem ${email}. Pokud ho ještě nemáte, založíte si ho na stejném místě.`,
    action: 'Přijmout pozvánku',
    validity: 'Pozvánka platí 14 dní a jde použít jen jednou.',
    ignore: 'Pokud o ničem nevíte, nemusíte dělat nic. Bez přijetí se nic nestane.',
  },
  en: {
    title: (farm) => `an invitation to the farm ${farm}`,
    lead: (inviter, farm) => `${inviter} invites you to work together on the farm ${farm}.`,
    how: (email) =>
      `Sign in with the account ${email}. If you do not have it yet, you can create it in the same place.`,
    action: 'Accept the invitation',
    validity: 'The invitation works for 14 days, and only once.',
    ignore: 'If you know nothing about it, there is nothing to do. Nothing happens unless you accept.',
  },
  es: {
    title: (farm) => `invitación a la explotación ${farm}`,
    lead: (inviter, farm) => `${inviter} le invita a trabajar juntos en la explotación ${farm}.`,
    how: (email) => `Inicie sesión con la cuenta ${email}. Si todavía no la tiene, puede crearla en el mismo lugar.`,
    action: 'Aceptar la invitación',
    validity: 'La invitación vale 14 días y solo se puede usar una vez.',
    ignore: 'Si no sabe de qué se trata, no tiene que hacer nada. Sin aceptarla no pasa nada.',
  },
  hu: {
    title: (farm) => `meghívó ide: ${farm}`,
    lead: (inviter, farm) => `${inviter} közös munkára hívja Önt ebbe a gazdaságba: ${farm}.`,
    how: (email) => `Jelentkezzen be a(z) ${email} fiókkal. Ha még nincs ilyen fiókja, ugyanott létrehozhatja.`,
    action: 'Meghívó elfogadása',
    validity: 'A meghívó 14 napig érvényes, és csak egyszer használható.',
    ignore: 'Ha nem tud róla, nincs semmi teendője. Elfogadás nélkül nem történik semmi.',
  },
  lt: {
    title: (farm) => `kvietimas į ūkį ${farm}`,
    lead: (inviter, farm) => `${inviter} kviečia jus kartu dirbti ūkyje ${farm}.`,
    how: (email) => `Prisijunkite su paskyra ${email}. Jei jos dar neturite, susikursite toje pačioje vietoje.`,
    action: 'Priimti kvietimą',
    validity: 'Kvietimas galioja 14 dienų ir juo galima pasinaudoti tik kartą.',
    ignore: 'Jei nieko apie tai nežinote, nieko daryti nereikia. Nepriėmus kvietimo nieko nenutiks.',
  },
  pl: {
    title: (farm) => `zaproszenie do gospodarstwa ${farm}`,
    lead: (inviter, farm) => `${inviter} zaprasza Cię do wspólnej pracy w gospodarstwie ${farm}.`,
    how: (email) => `Zaloguj się kontem ${email}. Jeśli jeszcze go nie masz, założysz je w tym samym miejscu.`,
    action: 'Przyjmij zaproszenie',
    validity: 'Zaproszenie jest ważne 14 dni i można go użyć tylko raz.',
    ignore: 'Jeśli nic o tym nie wiesz, nie musisz nic robić. Bez przyjęcia zaproszenia nic się nie stanie.',
  },
  ro: {
    title: (farm) => `invitație la ferma ${farm}`,
    lead: (inviter, farm) => `${inviter} vă invită să lucrați împreună la ferma ${farm}.`,
    how: (email) => `Conectați-vă cu contul ${email}. Dacă nu îl aveți încă, îl puteți crea în același loc.`,
    action: 'Acceptați invitația',
    validity: 'Invitația este valabilă 14 zile și poate fi folosită o singură dată.',
    ignore: 'Dacă nu știți nimic despre ea, nu trebuie să faceți nimic. Fără acceptare nu se întâmplă nimic.',
  },
  sk: {
    title: (farm) => `pozvánka na farmu ${farm}`,
    lead: (inviter, farm) => `${inviter} vás pozýva k spoločnej práci na farme ${farm}.`,
    how: (email) => `Prihláste sa účtom ${email}. Ak ho ešte nemáte, založíte si ho na tom istom mieste.`,
    action: 'Prijať pozvánku',
    validity: 'Pozvánka platí 14 dní a dá sa použiť iba raz.',
    ignore: 'Ak o ničom neviete, nemusíte robiť nič. Bez prijatia sa nič nestane.',
  },
};
