import { type Answers, answersToSearch } from '#domain/house/model/answers.ts';

export const formSearch = (answers: Answers) => ({ ...answersToSearch(answers), land: answers.landSize });
