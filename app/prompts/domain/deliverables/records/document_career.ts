import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Papers about a person and a job. */
export const CAREER_PAPERS: readonly Deliverable[] = [
  {
    id: 'cv',
    names: ['cv', 'resume', 'résumé', 'curriculum vitae', 'academic cv', 'professional profile'],
    contains: [
      'a short profile that names the work sought',
      'results instead of duties under each post',
      'skills and licenses and languages with their level',
      'gaps explained in a few words',
      'the newest post first',
    ],
    form: 'Use plain headings and bullets in a single column that software can read.',
    length: 'Keep it to one or two pages.',
    limits: [
      'Begin bullets with a verb and end them with a figure or a visible effect where one is given.',
      'Give no dates, titles or skills beyond those stated.',
    ],
    test: 'It works if a recruiter sees at a glance what the person does and for how long.',
    asks: [
      {
        label: 'Work so far',
        question: 'Which posts and training did you have, from when to when?',
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
        question: 'What are you proud of, if possible with a number?',
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
      'the strongest fitting result in the opening lines',
      'the main demands answered with proof',
      'a reason for this place that fits no other',
      'a weak point dealt with once and without apology',
    ],
    form: 'Write connected paragraphs in the first person, ready to send.',
    length: 'Keep it to one page, about 300 words.',
    limits: [
      'Do not open with I am writing to apply, and do not retell the CV.',
      'Claim no experience or feeling that is not given here.',
    ],
    test: 'It works if it would be useless for any other applicant or any other place.',
    asks: [
      {
        label: 'Strengths',
        question: 'Which experience or result fits this best?',
        cues: ['year', 'experience', 'worked', 'degree', 'studied', 'qualified', 'led'],
        kind: 'facts',
      },
      { label: 'Reason', question: 'What draws you to this place in particular?', kind: 'reason' },
      {
        label: 'Demands',
        question: 'What does the advertisement or program ask for?',
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
      'what was expected ahead of how it went',
      'each judgement with an event and its effect',
      'what to change in terms of behavior',
      'support offered and by whom',
      'goals that can be checked at the next talk',
    ],
    form: 'Use a section each for results, way of working and the period ahead.',
    length: 'Keep it to one page.',
    limits: [
      'Judge behavior and results, never character, and use no always or never.',
      'Leave out illness, family and leave.',
    ],
    test: 'It works if the person could read it aloud to a third party and nothing in it would be news.',
    asks: [
      {
        label: 'Role and period',
        question: 'What is the role, and which period is reviewed?',
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
      'the reason the post exists',
      'the main duties with their share of time',
      'what it decides alone and what it must refer',
      'whom it reports to and leads',
      'what is required as against what can be learned',
    ],
    form: 'Use headed sections with duties as bullets that begin with a verb.',
    length: 'Keep it to one or two pages.',
    limits: [
      'Describe the post and not the person who holds it now; sell nothing.',
      'Demand no degree or years that the duties do not explain.',
    ],
    test: 'It works if somebody outside the team could grade the post from it.',
    asks: [
      {
        label: 'Duties',
        question: 'What takes most of the time in this job?',
        cues: ['duty', 'responsible', 'does', 'task', 'handle', 'run'],
      },
      {
        label: 'Place in team',
        question: 'Whom does it report to, and whom or what does it lead?',
        cues: ['report', 'reports', 'lead', 'manage', 'team'],
      },
      {
        label: 'Use',
        question: 'What is it for: grading, hiring, a reorganization?',
        cues: ['grade', 'grading', 'hire', 'hiring', 'advert', 'internal'],
        kind: 'purpose',
      },
    ],
  },
]
