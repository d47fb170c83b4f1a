import type { Language } from '@brazda/contract/shapes.ts';

type OfEmail = (email: string) => string;

/** What the mails about passwords say. */
export interface PasswordWords {
  readonly reset: {
    /** As it goes on after the name of the product. */
    readonly title: string;
    readonly lead: OfEmail;
    readonly action: string;
    readonly validity: string;
    readonly ignore: string;
  };
  readonly changed: {
    readonly title: string;
    readonly lead: OfEmail;
    readonly notYou: string;
    readonly action: string;
    readonly own: string;
  };
}

export const passwordWords: Readonly<Record<Language, PasswordWords>> = {
  cs: {
    reset: {
      title: 'nové heslo',
      lead: (email) => `Někdo, nejspíš vy, požádal o nové heslo k účtu ${email}. Nastavíte si ho tady:`,
      action: 'Nastavit nové heslo',
      validity: 'Odkaz platí hodinu a jde použít jen jednou.',
      ignore: 'Pokud jste o nové heslo nežádali, nemusíte dělat nic. Dosavadní heslo platí dál.',
    },
    changed: {
      title: 'heslo bylo změněno',
      lead: (email) =>
        `Heslo k účtu ${email} je od této chvíle jiné. Na ostatních zařízeních je potřeba přihlásit se znovu.`,
      notYou: 'Pokud jste ho nezměnili vy, nastavte si hned nové, aby se k farmě nedostal nikdo cizí.',
      action: 'Nastavit nové heslo',
      own: 'Pokud jste heslo změnili vy, je vše v pořádku a nemusíte dělat nic.',
    },
  },
  en: {
    reset: {
      title: 'a new password',
      lead: (email) => `Somebody, most likely you, asked for a new password for the account ${email}. Set it here:`,
      action: 'Set a new password',
      validity: 'The link works for one hour, and only once.',
      ignore: 'If you did not ask for it, there is nothing to do. Your password stays as it is.',
    },
    changed: {
      title: 'your password was changed',
      lead: (email) =>
        `The password of the account ${email} is a different one now. Sign in again on your other devices.`,
      notYou: 'If it was not you who changed it, set a new one right away, so that no stranger gets to your farm.',
      action: 'Set a new password',
      own: 'If it was you, all is well and there is nothing to do.',
    },
  },
  es: {
    reset: {
      title: 'nueva contraseña',
      lead: (email) =>
        `Alguien, probablemente usted, ha pedido una nueva contraseña para la cuenta ${email}. Puede elegirla aquí:`,
      action: 'Elegir una nueva contraseña',
      validity: 'El enlace vale durante una hora y solo se puede usar una vez.',
      ignore: 'Si no la ha pedido usted, no tiene que hacer nada. Su contraseña sigue siendo la misma.',
    },
    changed: {
      title: 'la contraseña ha cambiado',
      lead: (email) =>
        `La contraseña de la cuenta ${email} es ahora otra. En los demás dispositivos hay que volver a iniciar sesión.`,
      notYou: 'Si no la ha cambiado usted, elija enseguida una nueva para que nadie ajeno llegue a su explotación.',
      action: 'Elegir una nueva contraseña',
      own: 'Si la ha cambiado usted, todo está en orden y no tiene que hacer nada.',
    },
  },
  hu: {
    reset: {
      title: 'új jelszó',
      lead: (email) => `Valaki, valószínűleg Ön, új jelszót kért a(z) ${email} fiókhoz. Itt állíthatja be:`,
      action: 'Új jelszó beállítása',
      validity: 'A hivatkozás egy óráig érvényes, és csak egyszer használható.',
      ignore: 'Ha nem Ön kérte, nincs semmi teendője. A jelszava a régi marad.',
    },
    changed: {
      title: 'megváltozott a jelszó',
      lead: (email) => `A(z) ${email} fiók jelszava mostantól más. A többi eszközön újra be kell jelentkezni.`,
      notYou: 'Ha nem Ön változtatta meg, állítson be azonnal újat, hogy idegen ne férjen hozzá a gazdaságához.',
      action: 'Új jelszó beállítása',
      own: 'Ha Ön változtatta meg, minden rendben van, és nincs semmi teendője.',
    },
  },
  lt: {
    reset: {
      title: 'naujas slaptažodis',
      lead: (email) =>
        `Kažkas, greičiausiai jūs, paprašė naujo paskyros ${email} slaptažodžio. Nustatyti jį galite čia:`,
      action: 'Nustatyti naują slaptažodį',
      validity: 'Nuoroda galioja valandą ir ja galima pasinaudoti tik kartą.',
      ignore: 'Jei naujo slaptažodžio neprašėte, nieko daryti nereikia. Galioja ankstesnis slaptažodis.',
    },
    changed: {
      title: 'slaptažodis pakeistas',
      lead: (email) =>
        `Nuo šiol paskyros ${email} slaptažodis kitas. Kituose įrenginiuose reikia prisijungti iš naujo.`,
      notYou: 'Jei jį pakeitėte ne jūs, nedelsdami nustatykite naują, kad prie ūkio neprieitų svetimi.',
      action: 'Nustatyti naują slaptažodį',
      own: 'Jei slaptažodį pakeitėte jūs, viskas gerai ir nieko daryti nereikia.',
    },
  },
  pl: {
    reset: {
      title: 'nowe hasło',
      lead: (email) => `Ktoś, najpewniej Ty, poprosił o nowe hasło do konta ${email}. Możesz je ustawić tutaj:`,
      action: 'Ustaw nowe hasło',
      validity: 'Link działa przez godzinę i tylko raz.',
      ignore: 'Jeśli to nie Ty prosisz o nowe hasło, nie musisz nic robić. Dotychczasowe hasło nadal działa.',
    },
    changed: {
      title: 'hasło zostało zmienione',
      lead: (email) =>
        `Hasło do konta ${email} jest od teraz inne. Na pozostałych urządzeniach trzeba zalogować się ponownie.`,
      notYou: 'Jeśli to nie Twoja zmiana, ustaw od razu nowe hasło, żeby nikt obcy nie dostał się do gospodarstwa.',
      action: 'Ustaw nowe hasło',
      own: 'Jeśli to Twoja zmiana, wszystko jest w porządku i nie musisz nic robić.',
    },
  },
  ro: {
    reset: {
      title: 'parolă nouă',
      lead: (email) =>
        `Cineva, cel mai probabil dumneavoastră, a cerut o parolă nouă pentru contul ${email}. O puteți alege aici:`,
      action: 'Alegeți o parolă nouă',
      validity: 'Linkul este valabil o oră și poate fi folosit o singură dată.',
      ignore: 'Dacă nu ați cerut-o dumneavoastră, nu trebuie să faceți nimic. Parola rămâne aceeași.',
    },
    changed: {
      title: 'parola a fost schimbată',
      lead: (email) =>
        `Parola contului ${email} este acum alta. Pe celelalte dispozitive trebuie să vă conectați din nou.`,
      notYou: 'Dacă nu ați schimbat-o dumneavoastră, alegeți imediat alta, ca niciun străin să nu ajungă la fermă.',
      action: 'Alegeți o parolă nouă',
      own: 'Dacă ați schimbat-o dumneavoastră, totul este în regulă și nu trebuie să faceți nimic.',
    },
  },
  sk: {
    reset: {
      title: 'nové heslo',
      lead: (email) => `Niekto, najskôr vy, požiadal o nové heslo k účtu ${email}. Nastavíte si ho tu:`,
      action: 'Nastaviť nové heslo',
      validity: 'Odkaz platí hodinu a dá sa použiť iba raz.',
      ignore: 'Ak ste o nové heslo nežiadali, nemusíte robiť nič. Doterajšie heslo platí ďalej.',
    },
    changed: {
      title: 'heslo bolo zmenené',
      lead: (email) =>
        `Heslo k účtu ${email} je od tejto chvíle iné. Na ostatných zariadeniach sa treba prihlásiť znova.`,
      notYou: 'Ak ste ho nezmenili vy, nastavte si hneď nové, aby sa k farme nedostal nikto cudzí.',
      action: 'Nastaviť nové heslo',
      own: 'Ak ste heslo zmenili vy, všetko je v poriadku a nemusíte robiť nič.',
    },
  },
};
