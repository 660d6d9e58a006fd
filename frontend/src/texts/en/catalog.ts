import { accountTexts } from '#frontend/texts/en/account'
import { adminTexts } from '#frontend/texts/en/admin'
import { activityTexts } from '#frontend/texts/en/activity'
import { analyticsTexts } from '#frontend/texts/en/analytics'
import { approvalsTexts } from '#frontend/texts/en/approvals'
import { batchesTexts } from '#frontend/texts/en/batches'
import { blanksTexts } from '#frontend/texts/en/blanks'
import { builderTexts } from '#frontend/texts/en/builder'
import { canvasTexts } from '#frontend/texts/en/canvas'
import { commonTexts } from '#frontend/texts/en/common'
import { compareTexts } from '#frontend/texts/en/compare'
import { contentSyncTexts } from '#frontend/texts/en/content_sync'
import { deviceTexts } from '#frontend/texts/en/device'
import { createTexts } from '#frontend/texts/en/create'
import { factsTexts } from '#frontend/texts/en/facts'
import { findingsTexts } from '#frontend/texts/en/findings'
import { flowsTexts } from '#frontend/texts/en/flows'
import { flowVersionsTexts } from '#frontend/texts/en/flow_versions'
import { inspectorTexts } from '#frontend/texts/en/inspector'
import { jsonTexts } from '#frontend/texts/en/json'
import { kindsTexts } from '#frontend/texts/en/kinds'
import { kitTexts } from '#frontend/texts/en/kit'
import { myFlowsTexts } from '#frontend/texts/en/my_flows'
import { noticesTexts } from '#frontend/texts/en/notices'
import { paletteTexts } from '#frontend/texts/en/palette'
import { privacyTexts } from '#frontend/texts/en/privacy'
import { refineTexts } from '#frontend/texts/en/refine'
import { problemsTexts } from '#frontend/texts/en/problems'
import { stepsTexts } from '#frontend/texts/en/steps'
import { importTexts } from '#frontend/texts/en/importing'
import { peopleTexts } from '#frontend/texts/en/people'
import { auditTexts } from '#frontend/texts/en/audit'
import { jobsTexts } from '#frontend/texts/en/jobs'
import { sessionsTexts } from '#frontend/texts/en/sessions'
import { runsTexts } from '#frontend/texts/en/runs'
import { savedTexts } from '#frontend/texts/en/saved'
import { sharedTexts } from '#frontend/texts/en/shared'
import { shareTexts } from '#frontend/texts/en/share'
import { removalTexts } from '#frontend/texts/en/removal'
import { signInTexts } from '#frontend/texts/en/sign_in'
import { tryoutsTexts } from '#frontend/texts/en/tryouts'
import { paymentTexts } from '#frontend/texts/en/payment'
import { encodingsTexts } from '#frontend/texts/en/encodings'
import { experimentsTexts } from '#frontend/texts/en/experiments'
import { guidesTexts } from '#frontend/texts/en/guides'
import { helpTexts } from '#frontend/texts/en/help'
import { draftsTexts } from '#frontend/texts/en/drafts'
import { dashboardTexts } from '#frontend/texts/en/dashboard'
import { libraryTexts } from '#frontend/texts/en/library'
import { usageTexts } from '#frontend/texts/en/usage'
import { yourDataTexts } from '#frontend/texts/en/your_data'
import { workshopTexts } from '#frontend/texts/en/workshop'
import { workspacesTexts } from '#frontend/texts/en/workspaces'

export const catalog = {
  common: commonTexts,
  kinds: kindsTexts,
  kit: kitTexts,
  compare: compareTexts,
  create: createTexts,
  saved: savedTexts,
  sessions: sessionsTexts,
  signIn: signInTexts,
  removal: removalTexts,
  people: peopleTexts,
  audit: auditTexts,
  jobs: jobsTexts,
  json: jsonTexts,
  importing: importTexts,
  refine: refineTexts,
  activity: activityTexts,
  account: accountTexts,
  share: shareTexts,
  shared: sharedTexts,
  blanks: blanksTexts,
  facts: factsTexts,
  notices: noticesTexts,
  privacy: privacyTexts,
  workshop: workshopTexts,
  workspaces: workspacesTexts,
  tryouts: tryoutsTexts,
  payment: paymentTexts,
  library: libraryTexts,
  dashboard: dashboardTexts,
  drafts: draftsTexts,
  experiments: experimentsTexts,
  guides: guidesTexts,
  help: helpTexts,
  usage: usageTexts,
  yourData: yourDataTexts,
  admin: adminTexts,
  analytics: analyticsTexts,
  contentSync: contentSyncTexts,
  problems: problemsTexts,
  findings: findingsTexts,
  flows: flowsTexts,
  runs: runsTexts,
  myFlows: myFlowsTexts,
  batches: batchesTexts,
  encodings: encodingsTexts,
  builder: builderTexts,
  canvas: canvasTexts,
  inspector: inspectorTexts,
  steps: stepsTexts,
  flowVersions: flowVersionsTexts,
  approvals: approvalsTexts,
  device: deviceTexts,
  palette: paletteTexts,
}

type Name<Key extends string> = Key extends `${infer Stem}_${'one' | 'other' | 'zero'}` ? Stem : Key

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Name<Key> : `${Key}.${Paths<Node[Key]>}`
}[keyof Node & string]

export type TextKey = Paths<typeof catalog>
