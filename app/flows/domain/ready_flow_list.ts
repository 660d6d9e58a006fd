import { article } from '#app/flows/domain/ready_flows/article'
import { campaign } from '#app/flows/domain/ready_flows/campaign'
import { decisionMemo } from '#app/flows/domain/ready_flows/decision_memo'
import { feedback } from '#app/flows/domain/ready_flows/feedback'
import { interviews } from '#app/flows/domain/ready_flows/interviews'
import { meeting } from '#app/flows/domain/ready_flows/meeting'
import { outreach } from '#app/flows/domain/ready_flows/outreach'
import { procedure } from '#app/flows/domain/ready_flows/procedure'
import { proposal } from '#app/flows/domain/ready_flows/proposal'
import type { ReadyFlow } from '#app/flows/domain/ready_flows/ready_flow'
import { repurpose } from '#app/flows/domain/ready_flows/repurpose'
import { requirements } from '#app/flows/domain/ready_flows/requirements'
import { reviewReplies } from '#app/flows/domain/ready_flows/review_replies'

/** Two for each category of the library. */
export const READY_FLOWS: ReadyFlow[] = [
  ...[campaign, reviewReplies, interviews, decisionMemo, article, repurpose],
  ...[feedback, requirements, outreach, proposal, meeting, procedure],
]
