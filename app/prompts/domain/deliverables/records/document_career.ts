import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Papers about a person and a job. */
export const CAREER_PAPERS: readonly Deliverable[] = [
  {
    id: 'cv',
    names: ['cv', 'resume', 'résumé', 'curriculum vitae', 'academic cv', 'professional profile'],
    contains: [
      'a short profile that names the job sought',
      'results instead of duties for each job',
      'skills, licenses and languages with their level',
      'gaps explained in a few words',
      'the most recent job first',
    ],
    form: 'Use plain headings and bullets in a single column that software can read.',
    length: 'Keep it to one or two pages.',
    limits: [
      'Start bullets with a verb and end them with a figure or a visible effect where one is given.',
      'Do not add dates, titles or skills beyond those stated.',
    ],
    test: 'It works if a recruiter can see at a glance what the person does and for how long.',
    asks: [
      {
        label: 'Experience',
        question: 'Which jobs and training have you had, and from when to when?',
        cues: ['experience', 'worked', 'year', 'since', 'degree', 'never'],
        kind: 'facts',
      },
      {
        label: 'Target',
        question: 'Which job or field is it for?',
        cues: ['job', 'for a', 'role', 'position', 'postdoc', 'as a'],
      },
      {
        label: 'Results',
        question: 'What results are you proud of, ideally with a number?',
        cues: ['percent', 'award', 'won', 'built', 'led', 'grew'],
      },
    ],
  },
  {
    id: 'cover_letter',
    names: [
      'cover letter',
      'covering letter',
      'motivation letter',
      'letter of motivation',
      'application letter',
      'job application',
      'letter of application',
      'statement of purpose',
      'personal statement',
    ],
    contains: [
      'the most relevant result in the opening lines',
      'the main requirements, each answered with proof',
      'a reason for choosing this employer that fits no other',
      'a weak point addressed once, without apology',
    ],
    form: 'Write connected paragraphs in the first person, ready to send.',
    length: 'Keep it to one page, about 300 words.',
    limits: [
      'Do not open with I am writing to apply, and do not retell the CV.',
      'Do not claim any experience or feeling that is not given here.',
    ],
    test: 'It works if it would fit no other applicant and no other employer.',
    asks: [
      {
        label: 'Strengths',
        question: 'What experience or result fits this best?',
        cues: ['year', 'experience', 'worked', 'degree', 'studied', 'qualified', 'led'],
        kind: 'facts',
      },
      {
        label: 'Reason',
        question: 'What draws you to this employer or program in particular?',
        kind: 'reason',
      },
      {
        label: 'Requirements',
        question: 'What does the posting or program ask for?',
        cues: ['require', 'ask', 'ad', 'desirable', 'want'],
        kind: 'material',
      },
    ],
  },
  {
    id: 'performance_review',
    names: [
      'performance review',
      'appraisal',
      'annual review',
      'employee review',
      'performance appraisal',
      'self-assessment',
      'self assessment',
      'self-review',
      'performance improvement plan',
      'pip',
    ],
    contains: [
      'what was expected, before how it went',
      'each judgment with an event and its effect',
      'what to change, in terms of behavior',
      'the support offered, and by whom',
      'goals that can be checked at the next review',
    ],
    form: 'Use separate sections for results, way of working and the period ahead.',
    length: 'Keep it to one page.',
    limits: [
      'Judge behavior and results, not character, and use no always or never.',
      'Leave out illness, family and leave.',
    ],
    test: 'It works if the person could read it aloud to a third party and nothing in it would be a surprise.',
    asks: [
      {
        label: 'Role and period',
        question: 'What is the role, and what period is under review?',
        cues: ['year', 'quarter', 'month', 'q1', 'q2', 'q3', 'q4'],
      },
      {
        label: 'Observations',
        question: 'What went well and what did not, with examples?',
        cues: ['good', 'late', 'strong', 'weak', 'missed', 'great', 'improve'],
        kind: 'facts',
      },
      { label: 'Goals', question: 'What should be different at the next review?', kind: 'purpose' },
    ],
  },
  {
    id: 'job_description',
    names: [
      'job description',
      'internal job description',
      'role description',
      'role profile',
      'job profile',
      'position description',
      'person specification',
      'jd',
    ],
    contains: [
      'why the position exists',
      'the main duties with their share of the time',
      'what the role decides alone and what it must escalate',
      'who it reports to and who it leads',
      'what is required, separate from what can be learned',
    ],
    form: 'Use sections with headings, and list duties as bullets that begin with a verb.',
    length: 'Keep it to one or two pages.',
    limits: [
      'Describe the position, not the person who holds it now; do not sell it.',
      'Do not require a degree or years of experience that the duties do not explain.',
    ],
    test: 'It works if someone outside the team could grade the position from it.',
    asks: [
      {
        label: 'Duties',
        question: 'What takes most of the time in this job?',
        cues: ['duty', 'responsible', 'does', 'task', 'handle', 'run'],
      },
      {
        label: 'Reporting',
        question: 'Who does it report to, and who or what does it lead?',
        cues: ['report', 'reports', 'lead', 'manage', 'team'],
      },
      {
        label: 'Purpose',
        question: 'What is it for, such as grading, hiring or a reorganization?',
        cues: ['grade', 'grading', 'hire', 'hiring', 'advert', 'internal'],
        kind: 'purpose',
      },
    ],
  },
]
