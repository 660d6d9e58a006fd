import { addTexts } from '#frontend/lib/texts'
import { jobsTexts } from '#frontend/texts/en/jobs'

addTexts({ jobs: jobsTexts })
