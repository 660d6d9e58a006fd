import { addTexts } from '#frontend/lib/texts'
import { approvalsTexts } from '#frontend/texts/en/approvals'

addTexts({ approvals: approvalsTexts })
