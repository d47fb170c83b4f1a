// Generated from mails/ of the messages; do not edit.
/** What a message is told, and of what kind that is. */
export interface MailTextValues {
  'mail.invitation.how': { email: 'text' };
  'mail.invitation.lead': { inviter: 'text'; farm: 'text' };
  'mail.invitation.role': { role: 'text' };
  'mail.invitation.title': { farm: 'text' };
  'mail.passwordChanged.lead': { email: 'text' };
  'mail.reset.lead': { email: 'text' };
}

/** Messages that say the same whatever they are told. */
export type PlainMailTextId =
  | 'mail.invitation.action'
  | 'mail.invitation.ignore'
  | 'mail.invitation.validity'
  | 'mail.passwordChanged.action'
  | 'mail.passwordChanged.notYou'
  | 'mail.passwordChanged.own'
  | 'mail.passwordChanged.title'
  | 'mail.reset.action'
  | 'mail.reset.ignore'
  | 'mail.reset.title'
  | 'mail.reset.validity';

export type MailTextId = PlainMailTextId | keyof MailTextValues;

export const mailTexts = {
  "cs": {
    "mail.invitation.action": "Přijmout pozvánku",
    "mail.invitation.how": "Přihlaste se účtem {email}. Pokud ho ještě nemáte, založíte si ho na stejném místě.",
    "mail.invitation.ignore": "Pokud o ničem nevíte, nemusíte dělat nic. Bez přijetí se nic nestane.",
    "mail.invitation.lead": "{inviter} vás zve ke společné práci na farmě {farm}.",
    "mail.invitation.role": "Vaše role na farmě: {role, select, owner {majitel} manager {správce} worker {pracovník} other {čtenář}}.",
    "mail.invitation.title": "pozvánka na farmu {farm}",
    "mail.invitation.validity": "Pozvánka platí 14 dní a jde použít jen jednou.",
    "mail.passwordChanged.action": "Nastavit nové heslo",
    "mail.passwordChanged.lead": "Heslo k účtu {email} je od této chvíle jiné. Na ostatních zařízeních je potřeba přihlásit se znovu.",
    "mail.passwordChanged.notYou": "Pokud jste ho nezměnili vy, nastavte si hned nové, aby se k farmě nedostal nikdo cizí.",
    "mail.passwordChanged.own": "Pokud jste heslo změnili vy, je vše v pořádku a nemusíte dělat nic.",
    "mail.passwordChanged.title": "heslo bylo změněno",
    "mail.reset.action": "Nastavit nové heslo",
    "mail.reset.ignore": "Pokud jste o nové heslo nežádali, nemusíte dělat nic. Dosavadní heslo platí dál.",
    "mail.reset.lead": "Někdo, nejspíš vy, požádal o nové heslo k účtu {email}. Nastavíte si ho tady:",
    "mail.reset.title": "nové heslo",
    "mail.reset.validity": "Odkaz platí hodinu a jde použít jen jednou."
  },
  "en": {
    "mail.invitation.action": "Accept the invitation",
    "mail.invitation.how": "Sign in with the account {email}. If you do not have it yet, you can create it in the same place.",
    "mail.invitation.ignore": "If you know nothing about it, there is nothing to do. Nothing happens unless you accept.",
    "mail.invitation.lead": "{inviter} invites you to work together on the farm {farm}.",
    "mail.invitation.role": "Your role on the farm: {role, select, owner {owner} manager {manager} worker {worker} other {reader}}.",
    "mail.invitation.title": "an invitation to the farm {farm}",
    "mail.invitation.validity": "The invitation works for 14 days, and only once.",
    "mail.passwordChanged.action": "Set a new password",
    "mail.passwordChanged.lead": "The password of the account {email} is a different one now. Sign in again on your other devices.",
    "mail.passwordChanged.notYou": "If it was not you who changed it, set a new one right away, so that no stranger gets to your farm.",
    "mail.passwordChanged.own": "If it was you, all is well and there is nothing to do.",
    "mail.passwordChanged.title": "your password was changed",
    "mail.reset.action": "Set a new password",
    "mail.reset.ignore": "If you did not ask for it, there is nothing to do. Your password stays as it is.",
    "mail.reset.lead": "Somebody, most likely you, asked for a new password for the account {email}. Set it here:",
    "mail.reset.title": "a new password",
    "mail.reset.validity": "The link works for one hour, and only once."
  },
  "es": {
    "mail.invitation.action": "Aceptar la invitación",
    "mail.invitation.how": "Inicie sesión con la cuenta {email}. Si todavía no la tiene, puede crearla en el mismo lugar.",
    "mail.invitation.ignore": "Si no sabe de qué se trata, no tiene que hacer nada. Sin aceptarla no pasa nada.",
    "mail.invitation.lead": "{inviter} le invita a trabajar juntos en la explotación {farm}.",
    "mail.invitation.role": "Su función en la explotación: {role, select, owner {propietario} manager {encargado} worker {trabajador} other {lector}}.",
    "mail.invitation.title": "invitación a la explotación {farm}",
    "mail.invitation.validity": "La invitación vale 14 días y solo se puede usar una vez.",
    "mail.passwordChanged.action": "Elegir una nueva contraseña",
    "mail.passwordChanged.lead": "La contraseña de la cuenta {email} es ahora otra. En los demás dispositivos hay que volver a iniciar sesión.",
    "mail.passwordChanged.notYou": "Si no la ha cambiado usted, elija enseguida una nueva para que nadie ajeno llegue a su explotación.",
    "mail.passwordChanged.own": "Si la ha cambiado usted, todo está en orden y no tiene que hacer nada.",
    "mail.passwordChanged.title": "la contraseña ha cambiado",
    "mail.reset.action": "Elegir una nueva contraseña",
    "mail.reset.ignore": "Si no la ha pedido usted, no tiene que hacer nada. Su contraseña sigue siendo la misma.",
    "mail.reset.lead": "Alguien, probablemente usted, ha pedido una nueva contraseña para la cuenta {email}. Puede elegirla aquí:",
    "mail.reset.title": "nueva contraseña",
    "mail.reset.validity": "El enlace vale durante una hora y solo se puede usar una vez."
  },
  "hu": {
    "mail.invitation.action": "Meghívó elfogadása",
    "mail.invitation.how": "Jelentkezzen be a(z) {email} fiókkal. Ha még nincs ilyen fiókja, ugyanott létrehozhatja.",
    "mail.invitation.ignore": "Ha nem tud róla, nincs semmi teendője. Elfogadás nélkül nem történik semmi.",
    "mail.invitation.lead": "{inviter} közös munkára hívja Önt ebbe a gazdaságba: {farm}.",
    "mail.invitation.role": "Szerepe a gazdaságban: {role, select, owner {tulajdonos} manager {gazdaságvezető} worker {dolgozó} other {olvasó}}.",
    "mail.invitation.title": "meghívó ide: {farm}",
    "mail.invitation.validity": "A meghívó 14 napig érvényes, és csak egyszer használható.",
    "mail.passwordChanged.action": "Új jelszó beállítása",
    "mail.passwordChanged.lead": "A(z) {email} fiók jelszava mostantól más. A többi eszközön újra be kell jelentkezni.",
    "mail.passwordChanged.notYou": "Ha nem Ön változtatta meg, állítson be azonnal újat, hogy idegen ne férjen hozzá a gazdaságához.",
    "mail.passwordChanged.own": "Ha Ön változtatta meg, minden rendben van, és nincs semmi teendője.",
    "mail.passwordChanged.title": "megváltozott a jelszó",
    "mail.reset.action": "Új jelszó beállítása",
    "mail.reset.ignore": "Ha nem Ön kérte, nincs semmi teendője. A jelszava a régi marad.",
    "mail.reset.lead": "Valaki, valószínűleg Ön, új jelszót kért a(z) {email} fiókhoz. Itt állíthatja be:",
    "mail.reset.title": "új jelszó",
    "mail.reset.validity": "A hivatkozás egy óráig érvényes, és csak egyszer használható."
  },
  "lt": {
    "mail.invitation.action": "Priimti kvietimą",
    "mail.invitation.how": "Prisijunkite su paskyra {email}. Jei jos dar neturite, susikursite toje pačioje vietoje.",
    "mail.invitation.ignore": "Jei nieko apie tai nežinote, nieko daryti nereikia. Nepriėmus kvietimo nieko nenutiks.",
    "mail.invitation.lead": "{inviter} kviečia jus kartu dirbti ūkyje {farm}.",
    "mail.invitation.role": "Jūsų vaidmuo ūkyje: {role, select, owner {savininkas} manager {vadovas} worker {darbuotojas} other {skaitytojas}}.",
    "mail.invitation.title": "kvietimas į ūkį {farm}",
    "mail.invitation.validity": "Kvietimas galioja 14 dienų ir juo galima pasinaudoti tik kartą.",
    "mail.passwordChanged.action": "Nustatyti naują slaptažodį",
    "mail.passwordChanged.lead": "Nuo šiol paskyros {email} slaptažodis kitas. Kituose įrenginiuose reikia prisijungti iš naujo.",
    "mail.passwordChanged.notYou": "Jei jį pakeitėte ne jūs, nedelsdami nustatykite naują, kad prie ūkio neprieitų svetimi.",
    "mail.passwordChanged.own": "Jei slaptažodį pakeitėte jūs, viskas gerai ir nieko daryti nereikia.",
    "mail.passwordChanged.title": "slaptažodis pakeistas",
    "mail.reset.action": "Nustatyti naują slaptažodį",
    "mail.reset.ignore": "Jei naujo slaptažodžio neprašėte, nieko daryti nereikia. Galioja ankstesnis slaptažodis.",
    "mail.reset.lead": "Kažkas, greičiausiai jūs, paprašė naujo paskyros {email} slaptažodžio. Nustatyti jį galite čia:",
    "mail.reset.title": "naujas slaptažodis",
    "mail.reset.validity": "Nuoroda galioja valandą ir ja galima pasinaudoti tik kartą."
  },
  "pl": {
    "mail.invitation.action": "Przyjmij zaproszenie",
    "mail.invitation.how": "Zaloguj się kontem {email}. Jeśli jeszcze go nie masz, założysz je w tym samym miejscu.",
    "mail.invitation.ignore": "Jeśli nic o tym nie wiesz, nie musisz nic robić. Bez przyjęcia zaproszenia nic się nie stanie.",
    "mail.invitation.lead": "{inviter} zaprasza Cię do wspólnej pracy w gospodarstwie {farm}.",
    "mail.invitation.role": "Twoja rola w gospodarstwie: {role, select, owner {właściciel} manager {zarządca} worker {pracownik} other {czytelnik}}.",
    "mail.invitation.title": "zaproszenie do gospodarstwa {farm}",
    "mail.invitation.validity": "Zaproszenie jest ważne 14 dni i można go użyć tylko raz.",
    "mail.passwordChanged.action": "Ustaw nowe hasło",
    "mail.passwordChanged.lead": "Hasło do konta {email} jest od teraz inne. Na pozostałych urządzeniach trzeba zalogować się ponownie.",
    "mail.passwordChanged.notYou": "Jeśli to nie Twoja zmiana, ustaw od razu nowe hasło, żeby nikt obcy nie dostał się do gospodarstwa.",
    "mail.passwordChanged.own": "Jeśli to Twoja zmiana, wszystko jest w porządku i nie musisz nic robić.",
    "mail.passwordChanged.title": "hasło zostało zmienione",
    "mail.reset.action": "Ustaw nowe hasło",
    "mail.reset.ignore": "Jeśli to nie Ty prosisz o nowe hasło, nie musisz nic robić. Dotychczasowe hasło nadal działa.",
    "mail.reset.lead": "Ktoś, najpewniej Ty, poprosił o nowe hasło do konta {email}. Możesz je ustawić tutaj:",
    "mail.reset.title": "nowe hasło",
    "mail.reset.validity": "Link działa przez godzinę i tylko raz."
  },
  "ro": {
    "mail.invitation.action": "Acceptați invitația",
    "mail.invitation.how": "Conectați-vă cu contul {email}. Dacă nu îl aveți încă, îl puteți crea în același loc.",
    "mail.invitation.ignore": "Dacă nu știți nimic despre ea, nu trebuie să faceți nimic. Fără acceptare nu se întâmplă nimic.",
    "mail.invitation.lead": "{inviter} vă invită să lucrați împreună la ferma {farm}.",
    "mail.invitation.role": "Rolul dumneavoastră la fermă: {role, select, owner {proprietar} manager {administrator de fermă} worker {lucrător} other {cititor}}.",
    "mail.invitation.title": "invitație la ferma {farm}",
    "mail.invitation.validity": "Invitația este valabilă 14 zile și poate fi folosită o singură dată.",
    "mail.passwordChanged.action": "Alegeți o parolă nouă",
    "mail.passwordChanged.lead": "Parola contului {email} este acum alta. Pe celelalte dispozitive trebuie să vă conectați din nou.",
    "mail.passwordChanged.notYou": "Dacă nu ați schimbat-o dumneavoastră, alegeți imediat alta, ca niciun străin să nu ajungă la fermă.",
    "mail.passwordChanged.own": "Dacă ați schimbat-o dumneavoastră, totul este în regulă și nu trebuie să faceți nimic.",
    "mail.passwordChanged.title": "parola a fost schimbată",
    "mail.reset.action": "Alegeți o parolă nouă",
    "mail.reset.ignore": "Dacă nu ați cerut-o dumneavoastră, nu trebuie să faceți nimic. Parola rămâne aceeași.",
    "mail.reset.lead": "Cineva, cel mai probabil dumneavoastră, a cerut o parolă nouă pentru contul {email}. O puteți alege aici:",
    "mail.reset.title": "parolă nouă",
    "mail.reset.validity": "Linkul este valabil o oră și poate fi folosit o singură dată."
  },
  "sk": {
    "mail.invitation.action": "Prijať pozvánku",
    "mail.invitation.how": "Prihláste sa účtom {email}. Ak ho ešte nemáte, založíte si ho na tom istom mieste.",
    "mail.invitation.ignore": "Ak o ničom neviete, nemusíte robiť nič. Bez prijatia sa nič nestane.",
    "mail.invitation.lead": "{inviter} vás pozýva k spoločnej práci na farme {farm}.",
    "mail.invitation.role": "Vaša rola na farme: {role, select, owner {majiteľ} manager {správca} worker {pracovník} other {čitateľ}}.",
    "mail.invitation.title": "pozvánka na farmu {farm}",
    "mail.invitation.validity": "Pozvánka platí 14 dní a dá sa použiť iba raz.",
    "mail.passwordChanged.action": "Nastaviť nové heslo",
    "mail.passwordChanged.lead": "Heslo k účtu {email} je od tejto chvíle iné. Na ostatných zariadeniach sa treba prihlásiť znova.",
    "mail.passwordChanged.notYou": "Ak ste ho nezmenili vy, nastavte si hneď nové, aby sa k farme nedostal nikto cudzí.",
    "mail.passwordChanged.own": "Ak ste heslo zmenili vy, všetko je v poriadku a nemusíte robiť nič.",
    "mail.passwordChanged.title": "heslo bolo zmenené",
    "mail.reset.action": "Nastaviť nové heslo",
    "mail.reset.ignore": "Ak ste o nové heslo nežiadali, nemusíte robiť nič. Doterajšie heslo platí ďalej.",
    "mail.reset.lead": "Niekto, najskôr vy, požiadal o nové heslo k účtu {email}. Nastavíte si ho tu:",
    "mail.reset.title": "nové heslo",
    "mail.reset.validity": "Odkaz platí hodinu a dá sa použiť iba raz."
  }
} as const satisfies Record<string, Record<MailTextId, string>>;
