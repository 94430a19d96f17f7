export const messages = {
  pay: {
    label: 'About this price',
    minimum: ({ amount, since, skill }: { amount: string; since: string; skill: string }) =>
      `Minimum wage for a day of ${skill} work here: at least ${amount} since ${since}`,
    belowMinimum: ({ amount, since, skill }: { amount: string; since: string; skill: string }) =>
      `Less than the minimum wage: a day of ${skill} work here is at least ${amount} since ${since}`,
    central: ({ amount, since, skill }: { amount: string; since: string; skill: string }) =>
      `For comparison: works of the central government pay a day of ${skill} work at least ${amount} since ${since}`,
    zone: (zone: string) => ` (zone ${zone})`,
    skills: {
      unskilled: 'unskilled',
      semi: 'semi-skilled',
      skilled: 'skilled',
      highly: 'highly skilled',
    },
    range: (low: string, high: string) => `${low} to ${high}`,
    local: (usual: string) => `Usual near here: ${usual} a day`,
    belowLocal: (usual: string) => `Less than is usual near here: ${usual} a day`,
  },
};
