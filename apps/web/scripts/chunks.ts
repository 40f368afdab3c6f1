/**
 * Which modules travel together. Left alone, every module shared by two pages becomes a file of its own, and a phone on
 * 3G pays a round trip and a head of headers for each; put together carelessly, a visitor of the home page pays for the
 * forms. So a module goes by who needs it: everybody, a page alone, or pages that one person sees one after the other. What a
 * visit costs is weighed (`npm test weight`).
 */
interface ModuleInfo {
  code: string | null;
  importers: readonly string[];
  dynamicImporters: readonly string[];
  isEntry: boolean;
}
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** Where a module is first asked for: at the start, by staff, or on some page of the site. */
const START = 'start';
const STAFF = 'staff';
/** What few of those see who come by a link. One file of it: apart, its pieces would be smaller than the head of an answer. */
const OF_FEW = 'of-few';

/** Everything a page may show later is in its file already, except what few ever see. */
const AREAS: [area: string, places: RegExp][] = [
  [STAFF, /\/(features\/admin|app\/admin-)/],
  // A draw explains itself by its rule, which is much to fetch for everybody else.
  ['draw', /\/features\/claim-gift\/(draw-terms|entered-draw)/],
  // Whoever has a link types no code; a gift that cannot be opened now, gifts from before, a mailed key, money taken in
  // another browser than the one that opened the gift, a question for a crowd that is one script.
  [OF_FEW, /\/features\/claim-gift\/(enter-code-page|code-entry)/],
  [OF_FEW, /\/features\/claim-gift\/(dead-end|resume-with-key|waiting-gift|device-gifts|mailed-key)/],
  [OF_FEW, /\/features\/withdraw\/(gifts-to-withdraw|key-for-withdrawal)/],
  [OF_FEW, /\/components\/(access-key-form|scan-button)|\/lib\/work\./],
  ['claim', /\/features\/claim-gift\/|\/components\/say-thanks/],
  // A picture is drawn for whoever presses for one.
  ['pictures', /\/features\/withdraw\/receipt-(image|files)|\/components\/(qr-picture|card-picture)/],
  ['withdraw', /\/features\/withdraw\//],
  // Forms of rules, which the page of rules has too.
  ['rules', /\/features\/create-gift\/rule-choice/],
  ['create', /\/features\/create-gift\//],
  ['giveaway', /\/features\/giveaway\//],
  ['room', /\/features\/sent-gift\//],
];

/** Their visitors come for words, and see a gift card and a few buttons: what others share with them stays at hand for all. */
const OF_WORDS = /^(home|help|trust|check|privacy|terms)-page$/;

const LEGAL = /^(privacy|terms|cookies)-page$/;

const areaOf = (id: string): string => {
  const name = id.replace(/.*[\\/]|\.\w+$/g, '');
  return AREAS.find(([, places]) => places.test(id.replaceAll('\\', '/')))?.[0] ?? name;
};

/** Of these the portal alone takes anything; that the site does not is looked after by contract-addresses.ts. */
const SCHEMAS = /\?schemas$/;
/** Everything asks for it as soon as it is alive. */
const ALWAYS = /rolldown[\\/]runtime|virtual:no-portal/;
const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([\w-]+)\.m?js$/;

const asName = (file: string): string => file.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The areas from which a module is reached without waiting. */
function makeReach(graph: Graph): (id: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  const importersOf = (id: string, info: ModuleInfo): readonly string[] => {
    const icon = ICON.exec(id)?.[1];
    if (icon === undefined) return info.importers.filter((each) => !SCHEMAS.test(each));
    // All icons come through one list; who draws this one says so by its name, or by its second one.
    const mentions = new RegExp(`\\b${asName(icon)}(?:Icon)?\\b`);
    return info.importers
      .flatMap((list) => graph.getModuleInfo(list)?.importers ?? [])
      .filter((each) => !/[\\/]lucide-react[\\/]/.test(each) && mentions.test(graph.getModuleInfo(each)?.code ?? ''));
  };
  return function reach(id) {
    const found = known.get(id);
    if (found) return found;
    const areas = new Set<string>();
    known.set(id, areas);
    const info = graph.getModuleInfo(id);
    if (!info) return areas;
    if (info.isEntry) areas.add(START);
    if (info.dynamicImporters.length > 0) areas.add(areaOf(id));
    for (const importer of importersOf(id, info)) for (const area of reach(importer)) areas.add(area);
    return areas;
  };
}

/** A page, and not what a press on one brings. */
const isPage = (area: string): boolean =>
  area.endsWith('-page') || ['claim', 'withdraw', 'create', 'giveaway', 'room', OF_FEW].includes(area);

const reaches = new WeakMap<object, (id: string) => ReadonlySet<string>>();

function chunkOf(id: string, graph: Graph): string | null {
  if (ALWAYS.test(id)) return 'shell';
  if (SCHEMAS.test(id)) return null;
  const reach = reaches.get(graph) ?? makeReach(graph);
  reaches.set(graph, reach);
  const areas = [...reach(id)];
  // An icon that has a second name by which it is asked for.
  if (areas.includes(START) || (areas.length === 0 && ICON.test(id))) return 'shell';
  // What everybody on the way reads is theirs, whoever else reads it.
  const isOnTheWay = areas.includes('claim') || areas.includes('withdraw');
  const pages = areas.filter((area) => isPage(area) && !(isOnTheWay && area === OF_FEW));
  // The portal: its pages come one by one, what they share comes once.
  if (pages.length === 0 && areas.includes(STAFF))
    return /features[\\/]admin[\\/](api|session|shell|shared)[\\/]/.test(id) || ICON.test(id) ? STAFF : null;
  if (pages.every((area) => LEGAL.test(area)) && pages.length > 1) return 'legal';
  if (pages.some((area) => OF_WORDS.test(area)) && areas.length > 1) return 'shell';
  if (areas.length === 1) return areas[0] ?? null;
  if (pages.length === 0) return null;
  if (isOnTheWay) return pages.length === 1 ? (pages[0] ?? null) : 'kit';
  // Whoever sets a rule types a code and shows a key, too.
  if (pages.includes(OF_FEW) && pages.every((area) => area === OF_FEW || area === 'rules-page')) return OF_FEW;
  // No file may need one that needs it: shell, kit, sender, rules, pages, in this order.
  return pages.includes('create') ? 'sender' : 'rules';
}

export const CHUNK_GROUPS = [{ name: chunkOf, includeDependenciesRecursively: false }];
