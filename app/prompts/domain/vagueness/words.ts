/** What kind of looseness a phrase has; each is judged by its own grammar. */
export type Looseness =
  'open' | 'many' | 'fine' | 'plain' | 'gauge' | 'usual' | 'filter' | 'degree' | 'manner' | 'size'

const words = (text: string) => text.trim().split(/\s+/)
const phrases = (text: string) => text.trim().split(/\s*,\s*/)
const each = (heads: string, tails: string) =>
  words(heads).flatMap((head) => words(tails).map((tail) => `${head} ${tail}`.replaceAll('_', ' ')))

/** Words and phrases that leave a measure open, by kind. Adverbs of degree count with the word behind them. */
export const LOOSE_WORDS: Record<Looseness, string[]> = {
  open: [
    ...phrases(`etc, et cetera, and so on, and so forth, and the like, or the like, and suchlike, and whatnot, or similar, and similar, and others, and all that, and the rest,
      or something, and stuff, stuff, things like that, stuff like that, that sort of thing, that kind of thing, this sort of thing, or what have you, odds and ends, bits and pieces,
      something like that, something like this, something along those lines, something along the lines of, something similar, some kind of, some sort of, kind of thing,
      whatever else, whatever you think, whatever you like, whatever you want, whatever you feel, whatever you consider, whatever you can, whatever seems,
      whatever feels, whatever works, whatever fits, whatever looks, whatever suits, whatever is, whichever works, whichever is better, whichever you prefer, however you see fit, however you like, however you want,
      where it makes sense, when it makes sense, if it makes sense, as makes sense, as you see fit, as you think best, as you like, as you wish, as desired, as you please,
      at your discretion, use your judgement, use your judgment, your best judgement, your best judgment, your own judgement, your own judgment, use common sense,
      within reason, within limits, in moderation, to taste, to your liking, do your best, go easy on, go easy with, go light on, go heavy on, don't overdo, not overdo, not overdone, don't go overboard, without overdoing,
      get creative, be creative, mix it up, soon, sometime, asap, as soon as possible, as soon as you can, at your earliest convenience, at the earliest opportunity, in the near future, in no time,
      in a timely manner, in a timely fashion, in good time, in due course, in due time, before long, before too long, not too far off, without delay, without undue delay, down the line, as time allows, time permitting,
      space permitting, if space allows, if time allows, if there's room, if there is room, room permitting, as far as possible, as much as possible, to the extent possible, if at all possible, within a reasonable time,
      for a while, after a while, a little while, in a while, for some time, after some time, quite some time, for quite some time, from time to time, now and then, now and again, off and on, once in a blue moon,
      every so often, every now and then, every now and again, once in a while, at some point, sooner or later, on a regular basis, every few,
      occasionally, periodically, a while back, a while ago, some time ago, ages ago, long ago, too long ago, not too long ago, not long ago, lately,
      more or less, to some extent, to a certain extent, to some degree, to a degree, by and large, or thereabouts, or so, err on the side, in broad strokes, within bounds, within walking distance, within easy reach, well in advance, as you deem fit, in keeping with, roughly speaking, don't dwell, not dwell, up to scratch, of a high standard, to a high standard, sooner rather than later, in the foreseeable future, at short notice, as the case may be, as a rule, for the most part, in the main, as and when, soon after, shortly after, shortly before, here and there, bit by bit, little by little, a moment, for a moment, what matters, what really matters, what matters most, what is important, early on, ages, forever, give or take,
      in the neighbourhood of, in the neighborhood of, in the ballpark of, in the region of, somewhere around, somewhere between, a good deal, a fair bit, a fair amount, quite a lot, quite a bit, a good chunk, the bulk of,
      quite a few, a good few, a fair few, a great deal, a happy medium, the sweet spot, the right note, in some way, in some form, one way or another, to a minimum, bare minimum, the essentials, the bare essentials, the basics, the gist, the highlights,
      wow factor, a bit of everything, a little something, something special, anything interesting, anything useful, anything relevant, anything notable, anything noteworthy,
      anything unusual, anything odd, anything strange, anything suspicious, anything weird, anything significant, anything important, anything else useful, anything else relevant,
      anything of note, out of the ordinary, anything worth, everything relevant, everything important, best practice, best practices, bells and whistles, all the trimmings, to the point, short and sweet, nice and short, in a nutshell`),
    ...each(
      'where when if wherever whenever as unless',
      `necessary needed appropriate applicable relevant useful suitable required helpful sensible feasible fitting warranted called_for practical worthwhile absolutely_necessary really_necessary
       you_think you_feel it_fits it_suits it_works it_seems it_feels it_adds that_seems seems_right seems_sensible seems_appropriate it_helps that_helps`
    ),
    ...each('where when wherever whenever', 'possible it_is_possible practicable'),
    ...each(
      'strike find keep hit the a an',
      'right_balance good_balance nice_balance healthy_balance happy_balance sensible_balance right_amount right_mix good_mix nice_mix healthy_mix right_tone right_level right_length right_register right_note'
    ),
  ],
  many: phrases(`some, several, a few, a handful of, a handful, a couple of, a number of, many, plenty of, plenty, a lot of, a lot, lots of, loads of, tons of, heaps of, oodles of, dozens of, masses of,
    various, numerous, multiple, a bit of, a little, a touch of, a dash of, a hint of, a pinch of, a sprinkle of, a sprinkling of, a splash of, a spot of, a smattering of, a dose of, a drop of, a whiff of, a dollop of,
    enough, sufficient, ample, a variety of, a range of, an array of, an assortment of, a selection of, a bunch of, a host of, a wealth of, a small number of, a limited number of, a large number of, one or two, a dozen or so,
    countless, occasional, the odd, a good many, umpteen, a minimum of, too many, not too many, too much, not too much, not much, not many, as many, as few, few, most`),
  fine: words(`engaging catchy compelling captivating appealing attractive punchy snappy memorable impactful effective impressive stylish tasteful classy elegant sleek polished fancy edgy trendy hip cool
    funky quirky lovely beautiful amazing awesome fantastic perfect wonderful brilliant superb quality user-friendly reader-friendly decent adequate suitable appropriate reasonable sensible relevant
    meaningful optimal ideal fitting interesting intriguing exciting lively vibrant snazzy inspiring inspirational uplifting heartfelt relatable authentic balanced grown-up nice thoughtful insightful striking smart creative
    innovative noteworthy acceptable respectable satisfactory tidy slick premium jazzy zippy peppy sensational stunning epic gripping worthwhile eye-catching attention-grabbing`),
  plain:
    words(`good great fun fresh clean modern contemporary crisp strong solid quick natural moderate modest fair manageable comfortable generous regular gentle realistic affordable neat competitive useful
    helpful efficient readable robust simple clear tasty pleasant pretty cosy cozy inexpensive easy healthy filling quiet soft fast doable low-key varied colourful colorful airy spacious bright dark loud light
    valuable practical digestible accessible approachable understandable scannable skimmable legible uncluttered minimal minimalistic refined sophisticated chic upscale luxurious luxury posh timeless distinctive unique
    novel imaginative inventive clever offbeat entertaining amusing charming delightful pleasing inviting welcoming homely atmospheric moody dreamy magical soothing evocative vivid bold dynamic powerful energetic pacy breezy
    dramatic touching moving emotional stirring rousing motivating convincing credible plausible sound workable viable seamless smooth intuitive handy presentable substantial meaty hefty juicy rich deep nuanced rounded
    considered careful rigorous current up-to-date fashionable festive idiomatic maintainable scalable performant fast-paced trustworthy reputable reliable bite-sized resonant on-brand informative educational flattering spicy sturdy rough ballpark descriptive`),
  gauge:
    words(`good great moderate modest fair manageable limited healthy comfortable certain normal generous low high big small large minor slight gentle brisk realistic affordable competitive sizeable sizable substantial tidy
    quick strong right proper regular tolerable bearable considerable significant safe short long usual typical similar comparable minimal middling medium nominal token symbolic handsome hefty average wide narrow easy relaxed steady leisurely brisk`),
  usual: words('usual customary normal standard typical habitual'),
  filter:
    words(`recent large big small huge serious significant major minor old high low expensive cheap notable suspicious unusual important odd strange weird outdated stale slow weak poor urgent critical severe long valuable
    frequent loyal inactive noteworthy best worst strongest weakest funniest nicest prettiest promising problematic dubious questionable relevant interesting essential popular striking beautiful famous notable abnormal excessive risky irregular regular`),
  degree:
    phrases(`fairly, quite, rather, pretty, reasonably, relatively, somewhat, sufficiently, suitably, overly, moderately, slightly, comparatively, too, kind of, sort of, a bit, a little, a touch, a tad, a shade, a notch, a good deal,
    much, far, way, decently, appropriately, adequately, acceptably, comfortably, very, really, not very, not that, not so, unusually, exceptionally, unreasonably, excessively, noticeably, considerably, unduly, passably,
    marginally, mildly, vaguely, broadly, roughly, loosely, tolerably, significantly, substantially, markedly, nicely, agreeably, pleasantly, refreshingly, subtly`),
  manner:
    words(`properly sensibly suitably appropriately adequately reasonably decently nicely sparingly generously gradually promptly regularly frequently effectively efficiently sufficiently meaningfully tastefully intelligently
    smartly elegantly gracefully shortly quickly accordingly swiftly liberally moderately often rarely sometimes neatly attractively smoothly mostly mainly largely predominantly primarily lightly gently loosely speedily
    freely creatively cleverly proportionately judiciously selectively cautiously sympathetically badly poorly heavily tactfully naturally drastically radically significantly considerably substantially noticeably dramatically markedly greatly well generally usually normally typically chiefly prominently conspicuously discreetly`),
  size: words(
    'short brief briefly detailed long lengthy concise concisely comprehensive comprehensively thorough thoroughly extensive extensively succinct succinctly in-depth compact'
  ),
}

/** Comparatives with no yardstick; "more" and "less" make more of them. */
export const COMPARATIVE = new Set(
  words(`shorter longer simpler clearer crisper tighter punchier snappier catchier nicer better friendlier warmer softer livelier lighter bolder smoother stronger sharper leaner cleaner neater prettier brighter darker
    funnier wittier easier faster quicker cheaper smaller bigger larger slower tidier fresher cosier cozier gentler firmer tougher harder denser richer fuller looser broader deeper calmer drier louder quieter slicker
    smarter zippier sweeter kinder politer subtler higher lower jazzier edgier plainer milder worse spicier sturdier handier busier chattier cheerier weightier pithier breezier`)
)

/** Nouns that only name an impression. */
export const IMPRESSION = new Set(
  words(
    'vibe vibes twist flair look feel feeling touch edge spin flavour flavor pizzazz oomph punch zing sparkle atmosphere ambience air finish character charm personality zest pep wow'
  )
)

/** Compounds that praise: "well-rounded", "high-impact". */
export const PRAISING =
  /^(?:well-\p{L}+(?:ed|en|t)|(?:high|top|best|world|eye|attention|heart)-\p{L}+(?:-\p{L}+)?|(?:professional|natural|good|nice|modern|great)-(?:looking|sounding|tasting)|(?:\p{L}+)-friendly|(?:decent|good|reasonable|fair|medium|moderate|sensible)-(?:sized?|length|quality))$/u
export const NOT_PRAISING =
  /^(?:high-(?:school|speed|rise|street|resolution|pressure|contrast|definition|level|vis\p{L}*|risk|tech)|top-(?:left|right|level|down|up|heavy)|world-wide|well-(?:known|being|off|to-do)|best-(?:seller|selling|before|man)|heart-(?:rate|attack|shaped)|eye-level)$/u
