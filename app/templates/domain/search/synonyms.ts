import { stem } from '#app/prompts/domain/english/stem'

/** The words of each group, separated by blanks, may stand for one another. */
export type Groups = readonly string[]

/** Words that people use for the same thing at work. Each may stand for all of its group. */
export const WORK_GROUPS: Groups = [
  // People and how they feel.
  'client customer buyer shopper guest patron consumer',
  'account client prospect',
  'prospect lead buyer',
  'employee staff worker colleague coworker personnel teammate',
  'team department group crew',
  'boss manager supervisor leader executive management board ceo',
  'stakeholder sponsor supporter opponent influence',
  'user visitor audience reader',
  'beginner newcomer novice newbie',
  'angry unhappy upset furious dissatisfied disappointed frustrated annoyed irate complaint',
  'complaint complain grievance apology apologize sorry refund delay',
  'happy satisfied pleased delighted',
  'skeptical doubt doubtful hesitant objection concern pushback',
  'reply respond response answer',

  // Work for and with people.
  'job vacancy position role opening career',
  'recruiting recruit recruitment hiring hire staffing headhunting',
  'hire hiring employ job',
  'applicant candidate interviewee cv resume',
  'cv resume curriculum application',
  'onboarding onboard induction orientation',
  'training train course lesson class tutorial workshop teach',
  'review feedback evaluation appraisal assessment',
  'performance appraisal feedback',
  'firing dismissal termination layoff redundancy',
  'farewell goodbye retirement retire jubilee anniversary leaving wedding birthday',
  'speech talk toast eulogy address words',
  'presentation deck slides pitch demo',
  'resign resignation quit notice',
  'conflict dispute disagreement argument',

  // Meetings and talks.
  'meeting call appointment session standup huddle',
  'agenda schedule itinerary',
  'minutes notes protocol record transcript',
  'interview conversation dialogue',
  'event conference webinar seminar gathering party',
  'fair show expo exhibition booth',
  'invitation invite invites rsvp',
  'reminder chase nudge overdue',
  'task todo action assignment',

  // Messages.
  'email mail message newsletter mailing',
  'letter notice',
  'announcement announce notice news inform communicate tell',
  'advert ad ads advertisement advertising commercial adwords',
  'posting ad advert',
  'social linkedin instagram facebook twitter tiktok tweet thread',
  'post posts tweet',
  'article blog story essay column',
  'editorial opinion op ed column commentary',
  'press media journalist newspaper newsroom release',
  'video film clip reel youtube',
  'reuse repurpose repurposing recycle recorded recording transcript',
  'script screenplay storyboard',
  'podcast audio episode show',
  'headline title heading subject',
  'picture image photo illustration graphic',
  'caption alt description',
  'blind accessibility accessible disabled impaired',
  'website page site web homepage landing',
  'shop store ecommerce webshop',
  'faq questions help support helpdesk',
  'translate translation localization language',
  'edit rewrite revise proofread copyedit correct',
  'plain simple easy understandable clear simplify',
  'glossary dictionary terminology jargon definitions',
  'instructions manual tutorial guide steps',
  'book chapter novel manuscript',
  'fact check verify accuracy source',

  // Selling and buying.
  'offer proposal quote quotation estimate bid',
  'bid tender rfp rfq procurement',
  'price pricing cost fee rate tariff',
  'increase raise hike rise',
  'discount rebate reduction bargain',
  'negotiation negotiate negotiating haggle bargain bargaining',
  'contract agreement terms clause nda',
  'invoice bill billing payment debt',
  'renewal renew extend extension',
  'deal sale opportunity',
  'pipeline forecast funnel',
  'referral refer recommendation recommend introduction',
  'testimonial case reference success',
  'cold outreach prospecting telemarketing',
  'churn leave leaving attrition lost retention cancel',
  'former inactive lapsed lost win',
  'supplier vendor provider contractor',
  'purchasing procurement buy buying sourcing',
  'stock inventory warehouse reorder supplies order',
  'demo demonstration demonstrate walkthrough',
  'territory region area route visit travel drive',
  'rep seller salesperson salesman',
  'sign signed signature close closing',

  // Marketing.
  'brand identity voice tone style',
  'campaign promotion',
  'competitor competition competitive rival rivals',
  'seo search google ranking keyword',
  'positioning differentiation usp',
  'slogan tagline message messaging claim',
  'survey questionnaire poll',
  'restaurant cafe bar bistro',

  // Products and projects.
  'requirement specification spec prd',
  'story stories backlog ticket',
  'feature functionality capability',
  'bug defect error fault problem',
  'roadmap plan timeline milestones',
  'prioritization prioritize priority rank ranking triage first',
  'launch release rollout golive deploy',
  'release version changelog update',
  'sunset retire retiring deprecation discontinue shutdown shut',
  'usability ux usable test',
  'experiment test ab trial hypothesis',
  'prd requirements brief',
  'project initiative undertaking',
  'charter kickoff',
  'report summary update status',
  'risk threat danger hazard wrong',
  'premortem risk failure fail',

  // Operations.
  'incident outage postmortem failure crash downtime breakdown',
  'fail failing failure defect fault breakdown malfunction broken problem recurring',
  'root cause reason why',
  'procedure sop process workflow routine document',
  'process flow map draw diagram',
  'checklist list todo',
  'handover handoff transfer',
  'policy rule guideline regulation',
  'regulation law legislation compliance gdpr act',
  'legal lawyer attorney',
  'audit inspection certification iso',
  'reorganization restructuring change reorg transformation',
  'shift night rota',

  // Figures and decisions.
  'decision decide choice choose memo',
  'comparison compare versus',
  'analysis analyze evaluate examine',
  'research study investigation investigate',
  'budget spending money finance expenses',
  'goal objective okr target',
  'kpi metric indicator measure figure',
  'dashboard report reporting',
  'spreadsheet excel workbook sheet table',
  'data figures numbers statistics',
  'chart graph diagram visualization',
  'variance deviation difference gap below shortfall actual',
  'scenario future forecast',
  'swot strengths weaknesses',
  'strategy vision direction',
  'market industry size sizing',
  'investment roi case replacement',
]

export type SynonymsOf = (stem: string) => readonly string[]

/** Finds, by the stem of a word, the stems of all that may stand for it. */
export function synonymsAmong(groups: Groups): SynonymsOf {
  const found = new Map<string, Set<string>>()
  for (const group of groups) {
    const stems = [...new Set(group.split(' ').map(stem))]
    for (const one of stems) {
      const others = found.get(one) ?? new Set<string>()
      for (const other of stems) if (other !== one) others.add(other)
      found.set(one, others)
    }
  }
  const lists = new Map([...found].map(([one, others]) => [one, [...others]]))
  return (one) => lists.get(one) ?? []
}
