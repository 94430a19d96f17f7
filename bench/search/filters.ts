/** Of the workers list; another number each round, so that no kept total answers. */
export const filters: Record<string, (round: number) => string> = {
  'all, newest first': (round) => `limit=${20 + round}`,
  'one trade': (round) => `category=Tiles&limit=${20 + round}`,
  'up to a price': (round) => `maxPrice=${1500 + round}`,
  'up to a price, hardly anybody': (round) => `maxPrice=${300 + (round % 2)}`,
  'little experience': (round) => `maxExperience=1&maxPrice=${1500 + round}`,
  'one city': (round) => `city=town ${round % 40}`,
  'city and trade': (round) => `city=town ${round % 40}&category=Cleaning`,
  'city, trade and price': (round) => `city=town ${round % 40}&category=Tiles&maxPrice=400`,
  'trade, price, experience: rare': (round) => `category=Loading&maxPrice=${302 + round}&maxExperience=2`,
  'trade, not verified, available, price: rare': (round) =>
    `category=Loading&verified=false&available=true&maxPrice=${310 + round}`,
  'a trade that nobody has': (round) => `category=Thatching ${round}`,
  'a trade that a city has not got': (round) => `city=town ${round % 40}&category=Thatching`,
  'cheapest first': (round) => `sort=price&limit=${20 + round}`,
  'cheapest of a trade, not verified': (round) =>
    `sort=price&category=Tiles&verified=false&limit=${20 + round}`,
  'most experienced first': (round) => `sort=experience&limit=${20 + round}`,
  'most experienced of a city': (round) => `sort=experience&city=town ${round % 40}`,
  'cheapest of a city and trade': (round) => `sort=price&city=town ${round % 40}&category=Tiles`,
  'a common name': (round) => `q=Ramesh&limit=${20 + round}`,
  'two names': (round) => `q=Ramesh Kumar&limit=${20 + round}`,
  'a name in Hindi': (round) => `q=रमेश&limit=${20 + round}`,
  'a name with a slip': (round) => `q=Kulkrani&limit=${20 + round}`,
  'a name of hardly anybody': (round) =>
    `q=${['bababebu', 'dagobiru', 'komulasi'][round % 3]}&limit=${20 + round}`,
  'a name that is not there': (round) => `q=zyxwvut${round}`,
  'a name and a trade': (round) => `q=Ramesh&category=Tiles&limit=${20 + round}`,
  'a common name in a city, rare': (round) => `q=Ramesh Patil&city=town ${round % 40}&category=Tiles`,
  'one letter': (round) => `q=r&limit=${20 + round}`,
  'nearest first': (round) => `near=18.5${round},73.85`,
  'nearest of a trade': (round) => `near=18.5${round},73.85&category=Tiles`,
  'nearest of a trade, cheap: rare': (round) =>
    `near=18.5${round},73.85&category=Tiles&maxPrice=${303 + round}`,
  'nearest with a name': (round) => `near=18.5${round},73.85&q=Ramesh`,
  'within 25 km, newest': (round) => `near=18.5${round},73.85&radiusKm=25&sort=newest`,
  'within 100 km, nearest': (round) => `near=18.5${round},73.85&radiusKm=100`,
  'within 25 km, a trade, cheapest': (round) =>
    `near=18.5${round},73.85&radiusKm=25&category=Tiles&sort=price`,
  'best rated first': (round) => `sort=rating&limit=${20 + round}`,
  'available of a trade': (round) => `available=true&category=Tiles&limit=${20 + round}`,
  'not verified': (round) => `verified=false&limit=${20 + round}`,
};
