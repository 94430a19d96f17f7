/** Which portraits suit: turbans, caps and bindis are not worn by everybody. */
type Culture = 'hindu' | 'rajasthani' | 'marathi' | 'sikh' | 'muslim' | 'hills';

interface NameLists {
  cultures: readonly Culture[];
  men: string;
  women: string;
  surnames: string;
  /** Where women have a surname of their own. */
  womenSurnames?: string;
}

/** First names and surnames as they go together. The people are made up; any likeness is chance. */
export const communities = {
  hindi: {
    cultures: ['hindu'],
    men: 'Ramesh Suresh Mahesh Dinesh Rakesh Mukesh Rajesh Vinod Pramod Manoj Sanjay Ajay Vijay Santosh Ashok Anil Sunil Ram Shyam Mohan Sohan Deepak Pankaj Vikas Amit Sumit Rohit Gopal Kishan Bablu Pappu Chhotelal Ramlal Hariom',
    women:
      'Sunita Anita Savita Kavita Geeta Seeta Meena Reena Rekha Usha Asha Pushpa Kiran Suman Neelam Poonam Pooja Aarti Rani Radha Kamla Vimla Shanti Sarita Mamta',
    surnames:
      'Kumar Sharma Verma Gupta Yadav Singh Prajapati Vishwakarma Kushwaha Maurya Chauhan Rajput Sahu Gautam Jatav Valmiki Pal Nishad Tiwari Mishra Saini',
    womenSurnames:
      'Devi Kumari Sharma Verma Gupta Yadav Prajapati Kushwaha Maurya Sahu Gautam Pal Mishra Saini',
  },
  bihari: {
    cultures: ['hindu'],
    men: 'Birendra Dharmendra Upendra Jitendra Nagendra Ramashish Bhola Lalan Shivnath Rambabu Umesh Naresh Awadhesh Mithilesh Kamlesh Chandan Munna Rajkishor Sikandar Vishnudev',
    women:
      'Sanju Ranju Manju Munni Sudha Lalita Rambha Phulmati Sushila Kunti Urmila Babita Sangeeta Ruby Khushboo',
    surnames: 'Paswan Manjhi Ram Mahto Sah Thakur Jha Singh Prasad Rai Mandal Yadav Chaudhary Das',
    womenSurnames: 'Devi Kumari Jha Paswan Manjhi Mandal',
  },
  adivasi: {
    cultures: [],
    men: 'Birsa Sukhram Budhram Etwa Mangra Anil Joseph Sylvester Basant Lakhan Jaipal Raghu',
    women: 'Phulmani Sushila Budhni Salomi Elizabeth Anita Etwari Sumitra Nirmala Basanti',
    surnames: 'Munda Oraon Soren Hembrom Tudu Kujur Tirkey Minz Lakra Kerketta Murmu Hansda',
  },
  marathi: {
    cultures: ['hindu', 'marathi'],
    men: 'Sachin Ganesh Santosh Sandip Vitthal Dnyaneshwar Balasaheb Tukaram Pandurang Nilesh Mangesh Prakash Shankar Kiran Rahul Yogesh Datta Bhaskar Namdev',
    women:
      'Sunanda Mangal Shobha Vaishali Manisha Jyoti Swati Rupali Ashwini Lata Sangita Kalpana Vandana Surekha Anjali',
    surnames:
      'Patil Jadhav Shinde Pawar More Kamble Gaikwad Bhosale Chavan Kale Salunkhe Deshmukh Mane Waghmare Kulkarni Thorat Sonawane',
  },
  gujarati: {
    cultures: ['hindu', 'rajasthani'],
    men: 'Bharat Hasmukh Jignesh Kalpesh Mehul Nilesh Paresh Ramnik Bhavesh Hitesh Chirag Dahyabhai Maganbhai Jayesh',
    women: 'Hansa Bhavna Jyotsna Nayana Kokila Daksha Hetal Minal Varsha Manisha Jagruti',
    surnames:
      'Patel Solanki Parmar Makwana Rathod Chauhan Vaghela Mistry Prajapati Desai Shah Vasava Suthar Panchal',
  },
  rajasthani: {
    cultures: ['hindu', 'rajasthani'],
    men: 'Bhanwar Mangilal Ratan Shankar Hanuman Gopal Banshi Narayan Prakash Kailash Ramdev Devilal Lokesh',
    women: 'Kamla Ganga Sharda Santosh Bhagwati Manju Chanda Gulab Kesar Sugna',
    surnames: 'Meena Gurjar Suthar Kumawat Jangid Bishnoi Choudhary Rathore Mali Regar Prajapat Bairwa',
  },
  punjabi: {
    cultures: ['sikh'],
    men: 'Gurpreet Harpreet Jaspreet Baljit Sukhwinder Kulwinder Balwinder Manjit Gurdeep Harjit Amarjit Satnam Lakhwinder Ranjit Paramjit',
    women: 'Harpreet Simran Manpreet Jasbir Gurmeet Rajwinder Kulwant Amandeep Navneet Baljeet',
    surnames: 'Singh Singh_Gill Singh_Sandhu Singh_Dhillon Singh_Bains',
    womenSurnames: 'Kaur Kaur_Gill Kaur_Sandhu Kaur_Sidhu',
  },
  bengali: {
    cultures: ['hindu'],
    men: 'Subhash Tapan Swapan Bimal Gautam Sujit Biswajit Prosenjit Dipankar Nemai Ratan Haradhan Kartik Montu',
    women: 'Mita Rina Shikha Purnima Malati Sandhya Tapasi Anjana Mousumi Jhuma Kalpana Shyamali',
    surnames: 'Das Mondal Ghosh Biswas Sarkar Roy Pal Halder Dey Bose Chatterjee Mukherjee Naskar Saha',
  },
  odia: {
    cultures: ['hindu'],
    men: 'Prafulla Bijay Sarat Jagannath Kailash Rabindra Manoranjan Trilochan Pitambar Gobinda Sanatan',
    women: 'Sabita Kuni Mamata Pratima Sasmita Gitanjali Basanti Jhili Sarojini Minati',
    surnames: 'Behera Sahoo Nayak Mohanty Pradhan Jena Das Swain Rout Barik Sethi Panda',
  },
  assamese: {
    cultures: ['hindu'],
    men: 'Bhaben Dilip Pranab Hemanta Jiten Ranjit Biren Nabin Mridul Kamal',
    women: 'Jonali Rupali Bina Minoti Dipali Anima Mamoni Junmoni Pranita',
    surnames: 'Bora Kalita Das Saikia Deka Baruah Gogoi Boro Hazarika Nath',
  },
  hills: {
    cultures: ['hills'],
    men: 'Banteilang Kyrmen Donbok Ibohal Tomba Nongthomba Tashi Karma Pemba Bikash Prem Lalrinmawia Vanlal Kevi',
    women: 'Ibemhal Memcha Sanatombi Daphi Ibarisha Lalremsiami Zothanpari Pema Maya Sabina Dolma',
    surnames: 'Lyngdoh Kharkongor Marbaniang Singha Meitei Tamang Gurung Rai Sherpa Ralte Angami Thapa',
  },
  tamil: {
    cultures: ['hindu'],
    men: 'Murugan Selvam Kumaran Senthil Rajendran Palani Arumugam Karthik Velu Saravanan Muthu Kannan Ilango Manikandan Anbu',
    women: 'Selvi Lakshmi Malar Kavitha Valli Meenakshi Tamilarasi Kala Amudha Revathi Poongodi Sumathi',
    surnames:
      'Subramani Perumal Krishnan Ramasamy Govindan Natarajan Shanmugam Chinnasamy Raman Sundaram Periyasamy Annamalai',
  },
  telugu: {
    cultures: ['hindu'],
    men: 'Venkatesh Srinivas Ramana Nagaraju Yadagiri Mallesh Anjaneyulu Sridhar Koteswara Narsimha Ravi Satyanarayana Raju Ramulu',
    women: 'Lakshmi Padma Sujatha Nagamani Yellamma Saritha Swapna Anuradha Durga Vijaya Mangamma Sailaja',
    surnames: 'Reddy Rao Naidu Goud Yadav Chary Naik Mudiraj Madiga Babu Varma Prasad',
  },
  kannada: {
    cultures: ['hindu'],
    men: 'Manjunath Basavaraj Shivanna Ramesh Nagaraj Mahadeva Lokesh Puttaswamy Hanumantha Girish Ravikumar Siddaraju',
    women: 'Manjula Gowramma Shobha Savitha Jayamma Lakshmamma Roopa Nagaratna Parvathi Asha Sumithra',
    surnames: 'Gowda Naik Shetty Hegde Patil Murthy Achar Poojary Swamy Kumar Nayaka',
  },
  malayali: {
    cultures: ['hindu'],
    men: 'Rajan Suresh Biju Sajeev Unnikrishnan Prakashan Manoj Vijayan Sasi Anoop Jayan Babu',
    women: 'Sindhu Bindu Lekha Shylaja Ambika Suja Remya Sreeja Omana Deepa Latha',
    surnames: 'Nair Pillai Menon Kurup Panicker Das Kumar Chandran Gopalan Achari',
  },
  christian: {
    cultures: [],
    men: 'Joseph Thomas George Antony Francis Jobin Shibu Xavier Peter Sebastian Melvin Lawrence',
    women: 'Mary Lissy Jessy Annamma Rosamma Teresa Sheeba Elsy Philomina Maria Agnes',
    surnames: 'Mathew Varghese Kurian Chacko Fernandes DSouza Pereira Rodrigues Jacob Philip Lobo',
  },
  muslim: {
    cultures: ['muslim'],
    men: 'Imran Salman Abdul Rafiq Shafiq Anwar Aslam Javed Nadeem Irfan Yusuf Rashid Shakeel Mustafa Iqbal Nasir Farooq',
    women: 'Shabana Rukhsana Nasreen Parveen Salma Shahnaz Afsana Zarina Mumtaz Rehana Farida Yasmin',
    surnames: 'Khan Ansari Shaikh Qureshi Siddiqui Mansoori Pathan Ali Ahmed Hussain Malik',
    womenSurnames: 'Khatun Begum Bano Khan Ansari Shaikh',
  },
  kashmiri: {
    cultures: ['muslim'],
    men: 'Bashir Ghulam Tariq Mushtaq Showkat Altaf Manzoor Fayaz Riyaz Nazir',
    women: 'Hafiza Rubeena Shaista Haseena Mehbooba Shameema Nusrat',
    surnames: 'Bhat Dar Lone Wani Mir Rather Ganai Najar',
  },
  dogra: {
    cultures: ['hindu'],
    men: 'Yashpal Subhash Romesh Kewal Balbir Tilak Jagdish Mohinder Naresh',
    women: 'Santosh Kanta Darshana Veena Sudesh Neelam Bimla',
    surnames: 'Thakur Sharma Chand Negi Rawat Bisht Rana Gupta Verma',
  },
} as const satisfies Record<string, NameLists>;

export type Community = keyof typeof communities;
